import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { countQueries } from '#server/database/count-queries';
import { inTransaction } from '#server/in-transaction';
import { noteStock, setOnHand } from '#server/stock/on-hand.service';
import { aFamily } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

type Filters = Input<'autopart/filter'>['filters'];

let shop: TestShop;
let customer: string;
let seller: string;
let products: Awaited<ReturnType<typeof aFamily>>['products'];

beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  customer = (await aSignedIn(shop)).token;
  seller = (await aSeller(shop)).token;
  const one = (brand: string, price: number, units: number) => ({
    name: 'Radiador',
    brand,
    price,
    stock: { BUL: units },
  });
  ({ products } = await aFamily(shop, {
    family: 'A',
    products: [
      { ...one('Uno', 1000, 0), code: 'A-1' },
      { ...one('Dos', 5000, 5), code: 'A-2' },
    ],
  }));
  await aFamily(shop, { family: 'B', products: [one('Uno', 3050, 2)] });
  await aFamily(shop, { family: 'C', products: [one('Dos', 0, 3)] });
  await aFamily(shop, {
    family: 'D',
    products: [
      { ...one('Uno', 2000, 1), isPublic: false },
      { ...one('Tres', 2000, 1), categoryId: '1.1' },
      one('Dos', 9000, 0),
    ],
  });
});

const ask = (filters: Filters, token?: string) =>
  shop.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 18 }, token);
const families = async (filters: Filters, token = customer) =>
  (await ask(filters, token)).data?.map(({ family }) => family).sort();
const makers = async (filters: Filters) =>
  (await ask(filters, customer)).resultFilters
    ?.find(({ key }) => key === 'partBrandId')
    ?.items.map(({ name, count }) => `${name} ${count}`);
const idOf = async (name: string) =>
  (await shop.database.db.selectFrom('brand').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

describe('a list of parts is narrowed by', () => {
  test('prices of its products; what has none is in no range', async () => {
    expect(await families({ priceFrom: 30 })).toEqual(['A', 'B', 'D']);
    expect(await families({ priceFrom: '30,50', priceTo: '30.5' })).toEqual(['B']);
    expect(await families({ priceFrom: '30,51', priceTo: '49,99' })).toEqual([]);
    expect(await families({ priceTo: 10 })).toEqual(['A']);
    expect(await families({ priceFrom: 0 })).toEqual(['A', 'B', 'D']);
    for (const wrong of ['1e3', -1, '1.234', 10_000_001])
      for (const filters of [{ priceFrom: wrong }, { priceTo: wrong }])
        expect((await ask(filters, customer)).status, String(wrong)).toBe(400);
  });

  test('what is in stock', async () => {
    expect(await families({ inStock: true })).toEqual(['A', 'B', 'C']);
    expect(await families({ inStock: false })).toEqual(['A', 'B', 'C', 'D']);
    expect((await ask({ inStock: 'sí' as never }, customer)).status).toBe(400);
  });

  test('price, stock and maker of one and the same product, of which facets count as many', async () => {
    expect(await families({ priceTo: 20, inStock: true })).toEqual([]);
    expect(await families({ priceTo: 50, inStock: true })).toEqual(['A', 'B']);
    const [uno, dos] = [await idOf('Uno'), await idOf('Dos')];
    expect(await families({ partBrandId: uno, inStock: true })).toEqual(['B']);
    expect(await families({ partBrandId: [uno, dos], inStock: true })).toEqual(['A', 'B', 'C']);
    expect(await families({ brandId: uno, priceFrom: 40 })).toEqual([]);
    expect(await makers({ inStock: true })).toEqual(['Dos 2', 'Uno 1']);
    expect(await makers({ priceTo: 49 })).toEqual(['Uno 2']);
  });

  test('these beside a text and in the order of prices', async () => {
    const input = { rowIndex: 0, rowsMax: 18, orderBy: 'PHI' as const };
    const { data } = await shop.call(
      'autopart/filter',
      { ...input, filters: { text: 'radiador', priceFrom: 30 } },
      customer,
    );
    expect(data?.map(({ family }) => family)).toEqual(['D', 'A', 'B']);
    expect(await families({ text: 'radiador', inStock: true, priceTo: 40 })).toEqual(['B']);
  });

  test('no product that is hidden, or of another site, but for sellers', async () => {
    expect(await families({ priceFrom: 15, priceTo: 25 })).toEqual([]);
    expect(await families({ priceFrom: 15, priceTo: 25 }, seller)).toEqual(['D']);
    expect(await families({ inStock: true }, seller)).toEqual(['A', 'B', 'C', 'D']);
  });

  test('no price for who sees none: a range would tell what each costs', async () => {
    const shown = async (filters: Filters) => JSON.stringify((await ask(filters)).body);
    const all = await shown({});
    expect(all).toContain('"resultCount":4');
    for (const filters of [{ priceTo: 9 }, { priceFrom: 100 }, { priceFrom: '30,50', priceTo: '30,50' }])
      expect(await shown(filters)).toBe(all);
    expect(await shown({ priceTo: 9, inStock: true })).toBe(await shown({ inStock: true }));
    await setSetting(shop, 'pricesFor', 'nobody');
    expect(await families({ priceTo: 9 })).toEqual(['A', 'B', 'C', 'D']);
    expect(await families({ priceTo: 10 }, seller)).toEqual(['A']);
    await setSetting(shop, 'pricesFor', 'signedIn');
  });

  test('what they are now, without asking the database', async () => {
    expect(await families({ inStock: true, priceTo: 10 })).toEqual([]);
    const productId = products.find(({ code }) => code === 'A-1')?.id ?? 0;
    const { id } = await shop.database.db
      .selectFrom('branch')
      .select('id')
      .where('code', '=', 'BUL')
      .executeTakeFirstOrThrow();
    await inTransaction(shop.ctx, async (inside) =>
      noteStock(inside, await setOnHand(inside, [{ productId, branchId: id, onHand: 1 }])),
    );
    expect(await families({ inStock: true, priceTo: 10 })).toEqual(['A']);
    await aProduct(shop, {
      code: 'A-1',
      family: 'A',
      categoryId: '2.301',
      brand: 'Uno',
      price: 1100,
      stock: { BUL: 1 },
    });
    expect(await families({ inStock: true, priceTo: 10 })).toEqual([]);
    expect(await families({ inStock: true, priceTo: 11 })).toEqual(['A']);
    expect((await countQueries(() => ask({ inStock: true, priceTo: 11 }))).queries).toEqual([]);
  });
});
