import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { setSetting } from '#server/test/set-setting';
import { type TestShop, testShop } from '#server/test/shop';

type Filters = Input<'autopart/filter'>['filters'];

let shop: TestShop;
let seller: string;
let gol: Awaited<ReturnType<typeof aVehicle>>;
let uno: Awaited<ReturnType<typeof aVehicle>>;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
  gol = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol', from: 2004, to: 2012 });
  uno = await aVehicle(shop, { brand: 'Fiat', model: 'Uno', from: null, to: null });
  await aFamily(shop, {
    family: 'A-GOL',
    originalCodes: ['21410-1HC0A'],
    fitments: [{ vehicleId: gol.id, from: 2006 }],
    products: [
      { code: 'RA-100', name: 'Radiador de agua', price: 5000, brand: 'Valeo' },
      { code: 'RA-101', name: 'Radiador reforzado', price: 3000, brand: 'Denso' },
    ],
  });
  await aFamily(shop, {
    family: 'B-UNO',
    description: 'Panel de alumínio',
    originalCodes: ['21410-1HC0B'],
    fitments: [{ vehicleId: uno.id }, { application: 'Fiorino', brandId: uno.brandId, from: 1998, to: 2003 }],
    products: [{ code: 'RA-200', name: 'Radiador de agua', price: 4000, brand: 'Valeo', categoryId: '2.301.310' }],
  });
  await aFamily(shop, {
    family: 'C-FAN',
    originalCodes: ['RA-200'],
    fitments: [{ vehicleId: gol.id }, { application: 'Universal', from: 2015 }],
    products: [{ code: 'EL-300', name: 'Electroventilador', price: 9000, brand: 'Denso', categoryId: '2.302' }],
  });
});

const ask = (filters: Filters, more: Partial<Input<'autopart/filter'>> = {}, token?: string) =>
  shop.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 18, ...more }, token);
const found = async (filters: Filters, more: Partial<Input<'autopart/filter'>> = {}, token?: string) => {
  const { data, resultCount } = await ask(filters, more, token);
  expect(resultCount).toBe(data?.length);
  return data?.map(({ family }) => family);
};
const brandId = async (name: string) =>
  (await shop.database.db.selectFrom('brand').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

describe('autopart/filter', () => {
  test('without a filter lists all families of the site, once each', async () => {
    expect(await found({})).toEqual(['A-GOL', 'B-UNO', 'C-FAN']);
  });

  test.each([
    ['2', ['A-GOL', 'B-UNO', 'C-FAN']],
    ['2.301', ['A-GOL', 'B-UNO']],
    ['301', ['A-GOL', 'B-UNO']],
    ['310', ['B-UNO']],
    ['30', []],
    ['1', []],
    ['9999', []],
  ])('by category %s, with what is below it', async (categoryId, families) => {
    expect(await found({ categoryId })).toEqual(families);
  });

  test('by brand of a part or of a vehicle', async () => {
    expect(await found({ brandId: await brandId('Valeo') })).toEqual(['A-GOL', 'B-UNO']);
    expect(await found({ brandId: await brandId('Denso') })).toEqual(['A-GOL', 'C-FAN']);
    expect(await found({ brandId: await brandId('Fiat') })).toEqual(['B-UNO']);
    expect(await found({ brandId: 999_999 })).toEqual([]);
  });

  test('by vehicle, given as number or as digits', async () => {
    expect(await found({ vehicleId: gol.id })).toEqual(['A-GOL', 'C-FAN']);
    expect(await found({ vehicleId: String(uno.id) })).toEqual(['B-UNO']);
    expect(await found({ vehicleId: gol.id, categoryId: '2.302' })).toEqual(['C-FAN']);
  });

  test.each([
    [1997, []],
    [1998, ['B-UNO']],
    [2003, ['B-UNO']],
    [2004, ['C-FAN']],
    [2006, ['A-GOL', 'C-FAN']],
    [2012, ['A-GOL', 'C-FAN']],
    [2013, []],
    [2026, ['C-FAN']],
    [999_999_999_999, ['C-FAN']],
  ])('by year %d inside a real range, that of fitment and vehicle both', async (year, families) => {
    expect(await found({ year })).toEqual(families);
  });

  test('by brand of a vehicle alone', async () => {
    expect(await found({ vehicleBrandId: uno.brandId })).toEqual(['B-UNO']);
    expect(await found({ vehicleBrandId: String(await brandId('Valeo')) })).toEqual([]);
    expect(await found({ vehicleBrandId: gol.brandId, brandId: await brandId('Denso') })).toEqual(['A-GOL', 'C-FAN']);
  });

  test('vehicle, brand and year must be of the same application', async () => {
    expect(await found({ vehicleBrandId: gol.brandId, year: 2026 })).toEqual([]);
    expect(await found({ vehicleBrandId: gol.brandId, vehicleId: uno.id })).toEqual([]);
    expect(await found({ vehicleId: gol.id, year: 2026 })).toEqual([]);
    expect(await found({ brandId: gol.brandId, year: 2026 })).toEqual([]);
    expect(await found({ brandId: uno.brandId, year: 2000 })).toEqual(['B-UNO']);
  });

  test.each([
    ['radiador', ['A-GOL', 'B-UNO']],
    ['RADIADOR reforzado', ['A-GOL']],
    ['aluminio', ['B-UNO']],
    ['B-UNO', ['B-UNO']],
    ['21410-1HC0A', ['A-GOL']],
    ['214101hc0a', ['A-GOL']],
    ['21410 1HC', ['A-GOL', 'B-UNO']],
    ['ra200', ['B-UNO', 'C-FAN']],
    ['EL 300', ['C-FAN']],
    ['no existe', []],
    ["%_\\ ' {", []],
    ['   ', ['A-GOL', 'B-UNO', 'C-FAN']],
  ])('by text %s over description, codes and original codes in any form', async (text, families) => {
    expect(await found({ text })).toEqual(families);
  });

  test('puts a whole code before what only holds it', async () => {
    await aFamily(shop, { family: 'D-LONG', products: [{ code: 'EL-3005', categoryId: '2.303' }] });
    await aFamily(shop, { family: 'Z-WHOLE', originalCodes: ['EL 30'], products: [{ categoryId: '2.303' }] });
    expect(await found({ text: 'EL30' })).toEqual(['Z-WHOLE', 'C-FAN', 'D-LONG']);
  });

  test('pages by rows, and counts what is beyond the page', async () => {
    const page = await ask({ categoryId: '2.301' }, { rowIndex: 1, rowsMax: 1 });
    expect([page.data?.map(({ family }) => family), page.resultCount]).toEqual([['B-UNO'], 2]);
    const beyond = await ask({ categoryId: '2.301' }, { rowIndex: 1000 });
    expect([beyond.data, beyond.resultCount]).toEqual([[], 2]);
  });

  test('counts the choices still possible, each facet without its own filter', async () => {
    const facets = async (filters: Filters) => (await ask(filters)).resultFilters;
    const item = async (name: string, count: number) => ({ id: String(await brandId(name)), name, count });
    const categories = [
      { id: '2', name: 'Rubro 2', count: 2 },
      { id: '2.301', name: 'Rubro 2.301', count: 2 },
      { id: '2.301.310', name: 'Rubro 2.301.310', count: 1 },
    ];
    expect(await facets({ text: 'radiador', brandId: await brandId('Valeo') })).toEqual([
      { key: 'categoryId', items: categories },
      {
        key: 'brandId',
        items: [await item('Valeo', 2), await item('Denso', 1)],
      },
      { key: 'partBrandId', items: [await item('Valeo', 2), await item('Denso', 1)] },
      {
        key: 'vehicleBrandId',
        items: expect.arrayContaining([await item('Volkswagen', 1), await item('Fiat', 1)]),
      },
      expect.objectContaining({ key: 'year' }),
    ]);
    const asked = { text: 'radiador', year: 2006, vehicleBrandId: gol.brandId };
    for (const { key, items } of (await facets(asked)) ?? []) {
      expect(items.length).toBeGreaterThan(0);
      for (const { id, count } of items)
        expect(await found({ ...asked, [key]: id }), `${key} ${id}`).toHaveLength(count);
    }
  });

  test('the years are those that something real fits, newest first and no further than now', async () => {
    const years = async (filters: Filters) =>
      (await ask(filters)).resultFilters?.find(({ key }) => key === 'year')?.items.map(({ id }) => id);
    expect(await years({ brandId: uno.brandId })).toEqual(['2003', '2002', '2001', '2000', '1999', '1998']);
    const before = shop.clock.now;
    // In Montevideo the year ends three hours later.
    for (const [now, thisYear] of [
      ['2026-11-20T15:00:00Z', '2026'],
      ['2027-01-01T02:00:00Z', '2026'],
      ['2027-01-01T03:00:00Z', '2027'],
    ] as const) {
      shop.clock.now = new Date(now);
      expect((await years({ categoryId: '2.302' }))?.slice(0, 1), now).toEqual([thisYear]);
    }
    shop.clock.now = before;
  });

  test('a price on request is none: it is not the lowest, and alone it is last whichever way', async () => {
    const prices = { 'R-ASK': [0], 'R-SOME': [0, 300], 'R-ALL': [100, 900] };
    for (const [family, given] of Object.entries(prices))
      await aFamily(shop, { family, products: given.map((price) => ({ price, categoryId: '2.388' })) });
    const ordered = (orderBy: 'PLO' | 'PHI') => found({ categoryId: '2.388' }, { orderBy }, seller);
    expect(await ordered('PLO')).toEqual(['R-ALL', 'R-SOME', 'R-ASK']);
    expect(await ordered('PHI')).toEqual(['R-SOME', 'R-ALL', 'R-ASK']);
  });

  test('a price of what cannot be had does not count while the family has another', async () => {
    const categoryId = '2.389';
    const gone = { categoryId, price: 100, stock: {} };
    await aFamily(shop, { family: 'S-GONE', products: [gone, { categoryId, price: 800 }] });
    await aFamily(shop, {
      family: 'S-HIDDEN',
      products: [
        { ...gone, stock: { BUL: 1 }, isPublic: false },
        { ...gone, price: 600 },
      ],
    });
    await aFamily(shop, { family: 'S-HERE', products: [{ categoryId, price: 500 }] });
    const ordered = (orderBy: 'PLO' | 'PHI') => found({ categoryId }, { orderBy }, seller);
    expect(await ordered('PLO')).toEqual(['S-HERE', 'S-HIDDEN', 'S-GONE']);
    expect(await ordered('PHI')).toEqual(['S-GONE', 'S-HIDDEN', 'S-HERE']);
  });

  test('orders by the lowest price for who may see prices, else as it lists', async () => {
    const rows = { categoryId: '301' };
    expect(await found(rows, { orderBy: 'PHI' })).toEqual(['A-GOL', 'B-UNO']);
    expect(await found(rows, { orderBy: 'PHI' }, seller)).toEqual(['B-UNO', 'A-GOL']);
    expect(await found(rows, { orderBy: 'PLO' }, seller)).toEqual(['A-GOL', 'B-UNO']);
    await setSetting(shop, 'pricesFor', 'everyone');
    expect(await found(rows, { orderBy: 'PHI' })).toEqual(['B-UNO', 'A-GOL']);
    await setSetting(shop, 'pricesFor', 'signedIn');
  });

  test.each([
    { filters: { providerId: 1 } },
    { filters: { year: 'hoy' } },
    { filters: { vehicleId: -1.5 } },
    { filters: { categoryId: '2.' } },
    { filters: { height: -1 } },
    { filters: { width: '12,3,4' } },
    { filters: {}, rowIndex: -1 },
  ])('refuses %j with a 400', async (wrong) => {
    const body = { rowIndex: 0, rowsMax: 18, ...wrong } as unknown as Input<'autopart/filter'>;
    expect((await shop.call('autopart/filter', body)).status).toBe(400);
  });
});
