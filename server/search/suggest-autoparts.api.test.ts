import { beforeAll, describe, expect, test } from 'vitest';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let seller: string;
let gol: Awaited<ReturnType<typeof aVehicle>>;
let uno: typeof gol;
let secret: typeof gol;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  seller = (await aSeller(shop)).token;
  gol = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol', engine: '1.6', from: 2004, to: 2012 });
  const trend = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol Trend', engine: '1.6', from: 2008, to: 2016 });
  secret = await aVehicle(shop, { brand: 'Bugatti', model: 'Chiron' });
  for (let at = 1; at <= 6; at++)
    await aFamily(shop, {
      family: `F-${at}`,
      originalCodes: [`377.121.253 ${'ABCDEF'[at - 1]}`],
      fitments: [{ vehicleId: gol.id }, { vehicleId: trend.id }],
      products: [{ code: `RA-${at}`, name: 'Radiador', brand: 'Valeo', price: 1000 + at }],
    });
  uno = await aVehicle(shop, { brand: 'Fiat', model: 'Uno', from: 2004, to: 2012 });
  await aFamily(shop, {
    family: 'F-LATE',
    fitments: [{ vehicleId: uno.id, from: 2009, to: 2012 }],
    products: [{ code: 'TE-1', name: 'Termostato' }],
  });
  await aFamily(shop, {
    family: 'F-TEXT',
    fitments: [{ application: 'Uno todos', brandId: uno.brandId }],
    products: [{ code: 'TE-2', name: 'Termostato' }],
  });
  const peugeot = await aVehicle(shop, { brand: 'Peugeot', model: '2008', engine: '1.6', from: 2015, to: null });
  await aFamily(shop, { fitments: [{ vehicleId: peugeot.id }], products: [{ code: 'BA-1', name: 'Bomba de agua' }] });
  await aFamily(shop, {
    fitments: [{ vehicleId: secret.id }],
    products: [{ code: 'SEC-1', name: 'Radiador secreto', brand: 'Molsheim', isPublic: false }],
  });
});

const suggest = (text: string, token?: string, fitted: { vehicleId?: number; year?: number } = {}) =>
  shop.call('autopart/suggest', { text, ...fitted }, token);

describe('autopart/suggest', () => {
  test('leads to five families, and to the categories, brands and vehicles that were typed', async () => {
    const answer = await suggest('radiador gol');
    expect([answer.status, answer.data?.length, answer.nearest]).toEqual([200, 5, false]);
    expect(answer.matches?.map(({ applications }) => applications)).toEqual(Array(5).fill([0, 1]));
    expect(answer.vehicles?.map(({ name }) => name)).toEqual(['Gol', 'Gol Trend']);
    expect(answer.body).toMatchObject({ vehicles: [{ VehicleId: gol.id, BrandName: 'Volkswagen' }, {}] });
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

  test('for a vehicle leads to what its list holds alone, not to parts of which nothing is known', async () => {
    const page = { rowIndex: 0, rowsMax: 5 };
    const suggestedAndListed = async (text: string, fitted: { vehicleId?: number; year?: number }) => {
      const suggested = await suggest(text, undefined, fitted);
      const listed = await shop.call('autopart/filter', { filters: { text, ...fitted }, ...page });
      expect(suggested.data, 'as the list').toEqual(listed.data);
      expect([suggested.nearest, suggested.matches]).toEqual([listed.nearest, listed.matches]);
      return suggested.data?.map(({ family }) => family);
    };
    expect((await suggestedAndListed('termostato', {}))?.sort()).toEqual(['F-LATE', 'F-TEXT']);
    expect(await suggestedAndListed('termostato', { vehicleId: uno.id })).toEqual(['F-LATE']);
    expect(await suggestedAndListed('termostato', { vehicleId: uno.id, year: 2010 })).toEqual(['F-LATE']);
    expect(await suggestedAndListed('termostato', { vehicleId: uno.id, year: 2006 })).toEqual([]);
    expect(await suggestedAndListed('radiador', { vehicleId: gol.id, year: 2006 })).toHaveLength(5);
    expect(await suggestedAndListed('termostato', { vehicleId: gol.id })).toEqual([]);
  });

  test('for a vehicle names brands that its list has, and other vehicles all the same', async () => {
    const named = async (text: string) => {
      const { brands, vehicles } = await suggest(text, undefined, { vehicleId: gol.id });
      return [brands, vehicles].map((list) => list?.map(({ name }) => name));
    };
    expect(await named('volks')).toEqual([['Volkswagen'], []]);
    expect(await named('fiat')).toEqual([[], []]);
    expect(await named('uno')).toEqual([[], ['Uno']]);
  });

  test('for a vehicle that is hidden or not there has nothing', async () => {
    const answers = [secret.id, 999_999].map((vehicleId) => suggest('radiador', undefined, { vehicleId }));
    const [hidden, unknown] = await Promise.all(answers);
    expect(hidden?.body).toEqual(unknown?.body);
    expect(hidden).toMatchObject({ status: 200, data: [], nearest: false });
    expect((await suggest('radiador', seller, { vehicleId: secret.id })).data).toHaveLength(1);
  });

  test('tells the code that was typed', async () => {
    const answer = await suggest('377121253c');
    expect(answer.data?.map(({ family }) => family)).toEqual(['F-3']);
    expect(answer.matches?.[0]?.code).toEqual({ kind: 'original', text: '377.121.253 C' });
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
