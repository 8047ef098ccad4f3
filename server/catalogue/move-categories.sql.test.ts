import { beforeEach, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { saveCategories } from '#server/catalogue/categories.service';
import { inTransaction } from '#server/in-transaction';
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

const add = (name: string, parentId = '1') => shop.call('category/add', { parentId, category: { name } }, token);
const made = async (name: string, parentId = '1') => (await add(name, parentId)).data?.id ?? '';
const update = (categoryId: string, parms: Input<'category/update'>['parms']) =>
  shop.call('category/update', { categoryId, parms }, token);
const rename = (id: string, before: string, value: string) => update(id, { name: { before, value } });
const move = (categoryId: string, parentId: string, nextId?: string) =>
  shop.call('category/move', { categoryId, parentId, nextId }, token);
const remove = (categoryId: string) => shop.call('category/remove', { categoryId }, token);
const tree = async () => (await shop.call('category/listWhole', {}, token)).data ?? [];
const names = async (parent: string) =>
  (await tree()).flatMap(({ parentId, name }) => (parentId === parent ? [name] : []));
const history = async () =>
  (await shop.call('history/filter', { filters: { entities: ['category'] }, rowsMax: 20 }, token)).data ?? [];
describe('category/move', () => {
  test('takes all below it along; products, companies and the ids of before go on', async () => {
    const [a, b] = [await made('Robótica'), await made('Energía')];
    const motors = await made('Motores', a);
    const steppers = await made('Paso a paso', motors);
    await aProduct(shop, { code: 'NEMA', categoryId: steppers });
    expect((await move(motors, b)).data).toMatchObject({ id: '1.2.3', parentId: '1.2', productsBelow: 1 });
    expect((await shop.call('product/find', { code: 'NEMA' })).data?.categoryId).toBe('1.2.3.4');
    for (const categoryId of [steppers, '4', '1.2.3.4'])
      for (const as of [undefined, token])
        expect((await shop.call('category/find', { categoryId }, as)).data).toMatchObject({
          id: '1.2.3.4',
          trail: [{}, { name: 'Energía' }, { name: 'Motores' }, { name: 'Paso a paso' }],
        });
    const found = await shop.call('product/filter', { filters: { categoryId: motors }, rowIndex: 0, rowsMax: 10 });
    expect(found.data).toMatchObject([{ code: 'NEMA' }]);
    expect((await history())[0]).toMatchObject({
      entityId: '1.2.3',
      field: 'parentId',
      fromName: 'Robótica',
      toName: 'Energía',
    });
    // The rows of before go along.
    expect((await history()).filter(({ entityId }) => entityId === '1.2.3')).toHaveLength(2);
  });

  test('puts it before a brother, or last', async () => {
    const [a, b, c] = [await made('A'), await made('B'), await made('C')];
    await move(c, '1', a);
    expect(await names('1')).toEqual(['C', 'A', 'B']);
    await move(c, '1', b);
    expect(await names('1')).toEqual(['A', 'C', 'B']);
    await move(a, '1');
    expect(await names('1')).toEqual(['C', 'B', 'A']);
    const { data } = await shop.call('category/list', {});
    expect(data?.[0]?.items.map(({ name }) => name)).toEqual(['C', 'B', 'A']);
    expect((await history())[0]).toMatchObject({ entityId: a, field: 'position', from: 1, to: 3 });
    expect(await move(a, '1', '1.99')).toMatchObject({ status: 409, error: messages['category.orderChanged'] });
  });

  test('is refused for a root, below itself, too deep, beside one of its name', async () => {
    const a = await made('A');
    const b = await made('B', a);
    expect(await move('1', a)).toMatchObject({ status: 422, error: messages['category.isRoot'] });
    for (const parent of [a, b])
      expect(await move(a, parent)).toMatchObject({ status: 422, error: messages['category.below'] });
    let deep = '1';
    for (const name of ['1', '2', '3', '4']) deep = await made(name, deep);
    expect(await move(a, deep)).toMatchObject({ status: 422, error: messages['category.tooDeep'] });
    expect((await move(b, deep)).status).toBe(200);
    await add('A', deep);
    expect(await move(a, deep)).toMatchObject({ status: 409, error: 'Ya hay una categoría «A» en «4»' });
  });

  test('by a place that it has no more is refused with the present one', async () => {
    const [a, b] = [await made('A'), await made('B')];
    const c = await made('C', a);
    await move(c, b);
    expect(await move(c, '1')).toMatchObject({
      status: 409,
      error: '«C» ya no está ahí: ahora es «B › C». Fijate de nuevo.',
    });
    for (const again of [await rename(c, 'C', 'D'), await remove(c), await add('D', c)]) expect(again.status).toBe(409);
  });

  test('of two who move each into the other one does', async () => {
    const [a, b] = [await made('A'), await made('B')];
    const both = await Promise.all([move(a, b), move(b, a)]);
    // The place of the second was either moved away or is within what it moves.
    expect([both.filter(({ status }) => status === 200).length, both.some(({ status }) => status >= 500)]).toEqual([
      1,
      false,
    ]);
  });

  test('while a product is stored in it, both end well', async () => {
    const [a, b] = [await made('A'), await made('B')];
    const { brandId } = await aProduct(shop, { categoryId: a });
    const product = { code: 'NUEVO', name: 'Placa', brandId, categoryId: a, price: 990 };
    const [moved, stored] = await Promise.all([move(a, b), shop.call('product/add', { product }, token)]);
    expect(moved.status).toBe(200);
    expect([200, 422]).toContain(stored.status);
    expect((await tree()).find(({ id }) => id === '1.2.1')?.products).toBe(stored.status === 200 ? 2 : 1);
  });
});
