import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { saveCategories } from '#server/catalogue/categories.service';
import { inTransaction } from '#server/in-transaction';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  token = (await aSeller(shop)).token;
  await inTransaction(shop.ctx, (inside) => saveCategories(inside, [{ id: '1', name: 'Electrónica' }]));
});

const made = async (name: string, parentId = '1') =>
  (await shop.call('category/add', { parentId, category: { name } }, token)).data?.id ?? '';
const merge = (categoryId: string, otherId: string) => shop.call('category/merge', { categoryId, otherId }, token);
const look = async (categoryId: string, otherId: string) =>
  (await shop.call('category/previewMerge', { categoryId, otherId }, token)).data;
const find = (categoryId: string) => shop.call('category/find', { categoryId });
const move = (categoryId: string, parentId: string) => shop.call('category/move', { categoryId, parentId }, token);

test('what one has becomes the other’s: products, subcategories, companies, and the number', async () => {
  const [a, b] = [await made('Motores'), await made('Motor')];
  const servos = await made('Servos', a);
  const twins = [await made('servos', b), await made('Paso a paso', b)];
  await aProduct(shop, { code: 'M-1', categoryId: b });
  await aProduct(shop, { code: 'M-2', categoryId: b, isPublic: false });
  await aProduct(shop, { code: 'NEMA', categoryId: twins[1] });
  const { db } = shop.database;
  const companies = [await aCompany(db), await aCompany(db)];
  const [one, other] = companies.map(({ id }) => id);
  await db
    .insertInto('company_category')
    .values([
      { company_id: one ?? 0, category_id: b, is_default: true },
      { company_id: one ?? 0, category_id: a, is_default: false },
      { company_id: other ?? 0, category_id: b, is_default: true },
    ])
    .execute();
  expect(await look(a, b)).toEqual({
    refusal: null,
    name: 'Motores',
    otherName: 'Motor',
    products: 2,
    subcategories: 2,
    companies: 2,
    sameNames: ['servos'],
  });
  expect((await merge(a, b)).data).toMatchObject({ id: a, products: 2, productsBelow: 3 });
  const { data } = await shop.call('category/list', {});
  expect(data?.[0]?.items).toMatchObject([
    { id: a, items: [{ id: servos }, { id: '1.1.4', name: 'servos' }, { id: '1.1.5', name: 'Paso a paso' }] },
  ]);
  for (const asked of [b, '2']) expect((await find(asked)).data?.id).toBe(a);
  expect((await find(twins[1] ?? '')).data?.id).toBe('1.1.5');
  expect((await shop.call('product/find', { code: 'M-1' })).data).toMatchObject({ categoryName: 'Motores' });
  const rows = db.selectFrom('company_category').select(['company_id', 'category_id', 'is_default']);
  expect(await rows.orderBy('company_id').execute()).toEqual([
    { company_id: one, category_id: a, is_default: true },
    { company_id: other, category_id: a, is_default: true },
  ]);
  const { data: past } = await shop.call('history/filter', { filters: {}, rowsMax: 20 }, token);
  expect(past).toMatchObject([
    { entityId: a, field: 'joined', to: 'Motor' },
    { entityId: b, field: 'joinedTo', to: 'Motores' },
    { entityId: b, field: 'name', from: 'Motor', to: null },
    { entity: 'product', field: 'categoryId', from: b, to: a, isBulk: true },
    { entity: 'product', field: 'categoryId', from: b, to: a, isBulk: true },
    ...Array.from({ length: 5 }, () => ({ entity: 'category' })),
  ]);
});

test('an old number leads through a chain of merges, and follows where the last one is moved', async () => {
  const [a, b, c, d] = [await made('A'), await made('B'), await made('C'), await made('D')];
  await merge(b, a);
  await merge(c, b);
  expect([(await find(a)).data?.id, (await find('1')).data?.id]).toEqual([c, '1']);
  await move(c, d);
  for (const asked of [a, b, c]) expect((await find(asked)).data?.id).toBe('1.4.3');
  expect(await merge(b, d)).toMatchObject({
    status: 409,
    error: '«C» ya no está ahí: ahora es «D › C». Fijate de nuevo.',
  });
  await shop.call('category/remove', { categoryId: '1.4.3' }, token);
  for (const asked of [a, b, c]) expect((await find(asked)).status).toBe(404);
});

test('a subcategory can become its parent’s; a parent never its subcategory’s, nor the root anybody’s', async () => {
  const a = await made('A');
  const b = await made('B', a);
  const c = await made('C', b);
  await aProduct(shop, { code: 'P', categoryId: c });
  for (const [own, other, sentence] of [
    [b, a, messages['category.below']],
    [a, a, messages['category.self']],
    [a, '1', messages['category.isRoot']],
  ] as const) {
    expect((await look(own, other))?.refusal).toBe(sentence);
    expect(await merge(own, other)).toMatchObject({ status: 422, error: sentence });
  }
  expect(await merge(a, a)).toMatchObject({ status: 422, error: messages['category.self'] });
  expect((await merge(a, b)).data).toMatchObject({ id: a, productsBelow: 1 });
  expect((await shop.call('product/find', { code: 'P' })).data?.categoryId).toBe('1.1.3');
  expect((await merge('1', a)).status).toBe(200);
  expect((await find(a)).data?.id).toBe('1');
});

test('what would stand too deep is not merged', async () => {
  let deep = '1';
  for (const name of ['1', '2', '3', '4', '5']) deep = await made(name, deep);
  const a = await made('A');
  await made('B', a);
  expect((await look(deep, a))?.refusal).toBe(messages['category.tooDeep']);
  expect((await merge(deep, a)).status).toBe(422);
});

test('of two who merge each into the other one does', async () => {
  const [a, b] = [await made('A'), await made('B')];
  const both = await Promise.all([merge(a, b), merge(b, a)]);
  expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
});

test('a product that is stored meanwhile in the one that goes is not lost', async () => {
  const [a, b] = [await made('A'), await made('B')];
  const { brandId } = await aProduct(shop, { categoryId: b });
  const product = { code: 'NUEVO', name: 'Placa', brandId, categoryId: b, price: 990 };
  const [merged, stored] = await Promise.all([merge(a, b), shop.call('product/add', { product }, token)]);
  expect(merged.status).toBe(200);
  expect([200, 422]).toContain(stored.status);
  if (stored.status === 200) expect((await shop.call('product/find', { code: 'NUEVO' })).data?.categoryId).toBe(a);
});
