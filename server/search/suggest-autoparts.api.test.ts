import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: string;
let gol: Awaited<ReturnType<typeof aVehicle>>;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
  gol = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol', engine: '1.6', from: 2004, to: 2012 });
  const trend = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol Trend', engine: '1.6', from: 2008, to: 2016 });
  const secret = await aVehicle(shop, { brand: 'Bugatti', model: 'Chiron' });
  for (let at = 1; at <= 6; at++)
    await aFamily(shop, {
      ...{ family: `F-${at}`, originalCodes: [`377.121.253 ${'ABCDEF'[at - 1]}`] },
      fitments: [{ vehicleId: gol.id }, { vehicleId: trend.id }],
      products: [{ code: `RA-${at}`, name: 'Radiador', brand: 'Valeo', price: 1000 + at }],
    });
  const peugeot = await aVehicle(shop, { brand: 'Peugeot', model: '2008', engine: '1.6', from: 2015, to: null });
  await aFamily(shop, { fitments: [{ vehicleId: peugeot.id }], products: [{ code: 'BA-1', name: 'Bomba de agua' }] });
  await aFamily(shop, {
    fitments: [{ vehicleId: secret.id }],
    products: [{ code: 'SEC-1', name: 'Radiador secreto', brand: 'Molsheim', isPublic: false }],
  });
});

const suggest = (text: string, token?: string) => shop.call('autopart/suggest', { text }, token);

describe('autopart/suggest', () => {
  test('leads to five families, and to the categories, brands and vehicles that were typed', async () => {
    const said = await suggest('radiador gol');
    expect([said.status, said.data?.length, said.nearest]).toEqual([200, 5, false]);
    expect(said.matches?.map(({ applications }) => applications)).toEqual(Array(5).fill([0, 1]));
    expect(said.vehicles?.map(({ name }) => name)).toEqual(['Gol', 'Gol Trend']);
    expect(said.body).toMatchObject({ vehicles: [{ VehicleId: gol.id, BrandName: 'Volkswagen' }, {}] });
    expect((await suggest('volks')).brands).toEqual([{ id: String(gol.brandId), name: 'Volkswagen', count: 6 }]);
    expect((await suggest('valeo')).brands?.map(({ name, count }) => [name, count])).toEqual([['Valeo', 6]]);
    expect((await suggest('rubro 2.301')).categories?.map(({ id }) => id)).toEqual(['2.301']);
  });

  test('keeps to the years that were typed', async () => {
    expect((await suggest('gol 2006')).vehicles?.map(({ name }) => name)).toEqual(['Gol']);
    expect((await suggest('gol 2015')).vehicles?.map(({ name }) => name)).toEqual(['Gol Trend']);
  });

  test('tells a model from the year that it reads like', async () => {
    const named = async (text: string) => (await suggest(text)).vehicles?.map(({ name }) => name);
    expect(await named('peugeot 2008')).toEqual(['2008']);
    expect(await named('2008')).toEqual(['2008']);
    expect(await named('gol 2008')).toEqual(['Gol', 'Gol Trend']);
  });

  test('tells the code that was typed', async () => {
    const said = await suggest('377121253c');
    expect(said.data?.map(({ family }) => family)).toEqual(['F-3']);
    expect(said.matches?.[0]?.code).toEqual({ kind: 'original', text: '377.121.253 C' });
  });

  test('has nothing to say to less than two characters, or to what nothing has', async () => {
    const none = { data: [], matches: [], categories: [], brands: [], vehicles: [], nearest: false };
    for (const text of ['', ' a ', '??', 'xyzzy']) expect(await suggest(text)).toMatchObject(none);
    const near = await suggest('gol violeta');
    expect(near).toMatchObject({ nearest: true, categories: [], brands: [], vehicles: [] });
  });

  test('shows sellers what it keeps from visitors', async () => {
    for (const text of ['chiron', 'bugatti', 'molsheim', 'sec1'])
      expect(await suggest(text)).toMatchObject({ data: [], brands: [], vehicles: [] });
    expect((await suggest('chiron', seller)).vehicles?.map(({ name }) => name)).toEqual(['Chiron']);
    expect((await suggest('secreto', seller)).data).toHaveLength(1);
  });

  test('shows no price to a visitor', async () => {
    expect(JSON.stringify((await suggest('radiador')).body)).not.toContain('Price');
    expect(JSON.stringify((await suggest('radiador', seller)).body)).toContain('"ProductPrice":10.01');
  });
});
