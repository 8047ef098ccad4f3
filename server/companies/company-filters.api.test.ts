import { beforeEach, expect, test } from 'vitest';
import { aCompany } from '#server/test/a-company';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { anOrder, placeOrder, readyForOrders } from '#server/test/an-order';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop();
  await readyForOrders(shop);
  ({ token } = await aSeller(shop));
});

const list = async (filters: object, as = token) =>
  (await shop.call('company/filter', { filters, rowIndex: 0, rowsMax: 20 }, as)).data?.map(({ name }) => name);
const visible = async (as = token) =>
  (await shop.call('company/listFilters', {}, as)).data?.filter((one) => one.visible).map(({ type }) => type);

test('companies are narrowed by what they have, and only what is there is offered', async () => {
  const { db } = shop.database;
  const [sur, norte] = [await aCompany(db, { name: 'Sur' }), await aCompany(db, { name: 'Norte' })];
  const { id: tagId } = await db
    .insertInto('tag')
    .values({ name: 'Mayorista' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: workBranchId } = await db
    .insertInto('work_branch')
    .values({ name: 'Chapa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await visible()).toEqual(['text']);
  await aProduct(shop, { code: 'A-1', categoryId: '1.1' });
  const changed = await shop.call(
    'company/update',
    {
      id: sur.id,
      tags: [{ mode: 'INS', tagId }],
      workBranches: [{ mode: 'INS', workBranchId }],
      categories: [{ mode: 'INS', categoryId: '1.1' }],
      clientOf: [{ mode: 'INS', companyId: norte.id }],
    },
    token,
  );
  expect(changed).toMatchObject({ status: 200, error: '' });
  expect(await visible()).toEqual(['client-of', 'tag', 'work-branch', 'category', 'text']);
  const offered = await shop.call('company/listFilters', {}, token);
  expect(offered.data?.find(({ type }) => type === 'tag')).toMatchObject({
    key: 'tagId',
    items: [{ id: 'Mayorista', name: 'Mayorista' }],
  });
  for (const filters of [
    { tagId: 'Mayorista' },
    { workBranchId },
    { categoryId: '1' },
    { clientOfCompanyId: norte.id },
    { text: 'sur' },
  ])
    expect(await list(filters), JSON.stringify(filters)).toEqual(['Sur']);
  for (const filters of [
    { tagId: 'Otra' },
    { workBranchId: 99 },
    { categoryId: '2' },
    { clientOfCompanyId: sur.id },
    { brandId: 1 },
  ])
    expect(await list(filters), JSON.stringify(filters)).toEqual([]);
});

test('companies are narrowed to a group, and every group is offered', async () => {
  const groupOf = async (name: string) =>
    (await shop.call('companyGroup/add', { companyGroup: { name } }, token)).data?.id ?? 0;
  const [sur, norte] = [await groupOf('Grupo Sur'), await groupOf('Grupo Norte')];
  const company = { name: 'Radiadores Sur', identifier: '211003420017' };
  await shop.call('company/add', { companyGroupId: sur, company }, token);
  await aCompany(shop.database.db, { name: 'Sola' });
  expect(await list({ groupId: sur })).toEqual(['Radiadores Sur']);
  expect(await list({ groupId: sur, text: 'sola' })).toEqual([]);
  expect(await list({ groupId: norte })).toEqual([]);
  const { data } = await shop.call('company/listFilters', {}, token);
  expect(data?.find(({ type }) => type === 'group')).toMatchObject({
    key: 'groupId',
    title: 'Grupo',
    items: [
      { id: String(norte), name: 'Grupo Norte' },
      { id: String(sur), name: 'Grupo Sur' },
    ],
  });
});

test('what a company bought is a filter of those who see the orders', async () => {
  const { db } = shop.database;
  const product = await aProduct(shop, { code: 'A-1', stock: { BUL: 5 } });
  const buyer = await aSignedIn(shop, { companyId: (await aCompany(db, { name: 'Compradora' })).id });
  await placeOrder(shop, buyer.token, anOrder([product]));
  const { brand_id: brandId } = await db
    .selectFrom('product')
    .select('brand_id')
    .where('code', '=', 'A-1')
    .executeTakeFirstOrThrow();
  expect(await list({ brandId: Number(brandId) })).toEqual(['Compradora']);
  expect(await visible()).toEqual(['brand', 'text']);
  const other = await aSeller(shop, { sellsFor: [(await aCompany(db, { name: 'Otra' })).id] });
  expect(await list({ brandId: Number(brandId) }, other.token)).toEqual([]);
  expect(await visible(other.token)).toEqual(['text']);
});
