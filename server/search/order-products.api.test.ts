import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { ProductOrder } from '#contract/catalogue';
import { marksOf } from '#server/read-model/search-schema';
import { aProduct } from '#server/test/a-product';
import { aSeller } from '#server/test/an-account';
import { anImage } from '#server/test/pictures';
import { anotherProcess, foundCards } from '#server/test/search/another-process';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;

beforeAll(async () => {
  shop = await testShop();
  token = (await aSeller(shop)).token;
  const part = (code: string, name: string, units: number, brand: string, category: number, isPublic = true) =>
    aProduct(shop, { code, name, brand, categoryId: `1.7.${category}`, stock: { BUL: units }, isPublic });
  const ids = [
    await part('T-10', 'Ñandú', 3, 'Ébano', 1),
    await part('T-9', 'árbol 2', 0, 'Alba', 2),
    await part('S-1', 'Nuez', 12, 'eco', 1, false),
    await part('T-11', 'arbol 10', 0, 'Zeta', 3, false),
  ].map(({ id }) => id);
  const sales = [
    { product_id: ids[0] ?? 0, sale_date: '2026-02-01', quantity: 1 },
    { product_id: ids[0] ?? 0, sale_date: '2026-05-01', quantity: 1 },
    { product_id: ids[2] ?? 0, sale_date: '2026-03-01', quantity: 1 },
  ];
  await shop.database.db.insertInto('product_sale').values(sales).execute();
});
afterAll(() => shop.close());

type Filters = Parameters<typeof shop.call<'product/filter'>>[1]['filters'];
const ask = async (orderBy: ProductOrder, filters: Filters = {}, as: string | null = token, rowIndex = 0) => {
  const input = { filters: { categoryId: '1.7', ...filters }, orderBy, rowIndex, rowsMax: 3 + rowIndex };
  return (await shop.call('product/filter', input, as ?? undefined)).data?.map(({ code }) => code);
};

describe('the list of products, to a seller', () => {
  test.each<[ProductOrder, string[]]>([
    ['CLO', ['S-1', 'T-9', 'T-10']],
    ['CHI', ['T-11', 'T-10', 'T-9']],
    ['NLO', ['T-9', 'T-11', 'S-1']],
    ['NHI', ['T-10', 'S-1', 'T-11']],
    ['BLO', ['T-9', 'T-10', 'S-1']],
    ['BHI', ['T-11', 'S-1', 'T-10']],
    ['TLO', ['T-10', 'S-1', 'T-9']],
    ['THI', ['T-11', 'T-9', 'T-10']],
    ['ALO', ['T-10', 'T-9', 'S-1']],
    ['AHI', ['T-11', 'S-1', 'T-9']],
    ['SLO', ['T-9', 'T-11', 'T-10']],
    ['SHI', ['S-1', 'T-10', 'T-9']],
    ['DLO', ['T-9', 'T-11', 'S-1']],
    ['DHI', ['T-10', 'S-1', 'T-9']],
  ])('by %s: %j', async (order, codes) => {
    expect(await ask(order)).toEqual(codes);
  });

  test('goes on where a page ended, also of what a text finds', async () => {
    expect(await ask('CLO', {}, token, 2)).toEqual(['T-10', 'T-11']);
    expect(await ask('CHI', { text: 'arbol' })).toEqual(['T-11', 'T-9']);
  });

  test('narrowed to what is public, is not, has stock, has none', async () => {
    expect(await ask('CLO', { isPublic: true })).toEqual(['T-9', 'T-10']);
    expect(await ask('CLO', { isPublic: false })).toEqual(['S-1', 'T-11']);
    expect(await ask('CLO', { inStock: true })).toEqual(['S-1', 'T-10']);
    expect(await ask('CLO', { outOfStock: true })).toEqual(['T-9', 'T-11']);
    expect(await ask('CLO', { outOfStock: true, isPublic: false, text: 'arbol' })).toEqual(['T-11']);
    expect(await ask('CLO', { outOfStock: false })).toHaveLength(3);
  });

  test('an order that is none is refused', async () => {
    const input = { filters: {}, orderBy: 'XYZ' as 'REL', rowIndex: 0, rowsMax: 3 };
    expect((await shop.call('product/filter', input, token)).status).toBe(400);
  });
});

test('a visitor learns nothing by a seller’s orders and filters', async () => {
  const visitor = (order: ProductOrder, filters?: Filters) => {
    const input = { filters: { categoryId: '1.7', ...filters }, orderBy: order, rowIndex: 0, rowsMax: 3 };
    return shop.call('product/filter', input);
  };
  const usual = await visitor('REL');
  expect(usual.data?.map(({ code }) => code)).toEqual(['T-10', 'T-9']);
  for (const order of ['SLO', 'SHI', 'DLO', 'CLO', 'NHI'] as const)
    expect((await visitor(order)).data).toEqual(usual.data);
  for (const isPublic of [true, false]) expect((await visitor('REL', { isPublic })).data).toEqual(usual.data);
});

describe('what lacks something is found', () => {
  const marks = ['noPicture', 'noPrice', 'belowMinimum'] as const;
  const lacking = (mark: (typeof marks)[number]) => ask('CLO', { categoryId: '1.8', [mark]: true });
  const units = (code: string, quantity: number, before: number) =>
    shop.call('stock/set', { code, branchCode: 'BUL', quantity, before, reason: '' }, token);

  beforeAll(async () => {
    const image = await anImage(shop, { name: 'foto.jpg' });
    const inList = { categoryId: '1.8', stock: { BUL: 50 } };
    await aProduct(shop, { code: 'F-1', ...inList, images: [image.id] });
    await anImage(shop, { name: 'F-2.jpg' });
    await aProduct(shop, { code: 'F-2', ...inList, price: 0, minStock: 20 });
    await aProduct(shop, { code: 'F-3', ...inList, isPublic: false, minStock: 60 });
  });

  test('by a seller: no picture of its own nor by its code, no price, below its minimum', async () => {
    expect(await lacking('noPicture')).toEqual(['F-3']);
    expect(await lacking('noPrice')).toEqual(['F-2']);
    expect(await lacking('belowMinimum')).toEqual(['F-3']);
    expect(await ask('CLO', { categoryId: '1.8', noPicture: true, noPrice: true })).toEqual([]);
    expect(await ask('CLO', { categoryId: '1.8', noPicture: false })).toHaveLength(3);
  });

  test('after its stock or its minimum changed, in another process too', async () => {
    const other = await anotherProcess(shop);
    onTestFinished(() => other.close());
    await other.catalogue.ready();
    const there = async () => {
      await other.changes.follow();
      return (await foundCards(other.catalogue, { seesAll: true, marks: marksOf({ belowMinimum: true }) })).map(
        ({ code }) => code,
      );
    };
    // Visitors see no change between these two.
    expect((await units('F-2', 15, 50)).status).toBe(200);
    expect(await lacking('belowMinimum')).toEqual(['F-2', 'F-3']);
    expect((await there()).sort()).toEqual(['F-2', 'F-3']);
    await shop.call('product/update', { code: 'F-2', parms: { minStock: { value: 10, before: 20 } } }, token);
    expect(await lacking('belowMinimum')).toEqual(['F-3']);
    expect(await there()).toEqual(['F-3']);
    expect((await units('F-2', 9, 15)).status).toBe(200);
    expect(await there()).toHaveLength(2);
  });

  test('by nobody else: a visitor’s list is the same with each', async () => {
    const usual = await ask('REL', { categoryId: '1.8' }, null);
    expect(usual).toHaveLength(2);
    for (const mark of marks) expect(await ask('REL', { categoryId: '1.8', [mark]: true }, null)).toEqual(usual);
  });
});
