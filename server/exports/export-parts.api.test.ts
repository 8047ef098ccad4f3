import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ExportForm, exportPath } from '#contract/plain/exports';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSeller } from '#server/test/an-account';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  ({ token } = await aSeller(shop));
});
afterAll(() => shop.close());

const rowsOf = async (form: ExportForm, filters?: object) => {
  const asked = exportPath(form, { filters: filters && JSON.stringify(filters) });
  const answer = await shop.app.request(shop.origin + asked, { headers: { authorization: `OAuth ${token}` } });
  const cells = (await answer.text()).trimEnd().split('\r\n').slice(1);
  return [answer.status, cells.map((row) => row.split(';')[0]).toSorted((a = '', b = '') => a.localeCompare(b))];
};

test('families, their codes and vehicles go out as their list is narrowed', async () => {
  const gol = await aVehicle(shop, { brand: 'Volkswagen' });
  await aVehicle(shop, { brand: 'Fiat' });
  await aFamily(shop, { family: 'EMBRAGUE', originalCodes: ['A 1'], fitments: [{ vehicleId: gol.id }] });
  await aFamily(shop, { family: 'RADIADOR', originalCodes: ['B 2', 'B 3'] });
  expect(await rowsOf('families')).toEqual([200, ['EMBRAGUE', 'RADIADOR']]);
  expect(await rowsOf('families', { vehicleId: gol.id })).toEqual([200, ['EMBRAGUE']]);
  expect(await rowsOf('codes', { text: 'RADIADOR' })).toEqual([200, ['RADIADOR', 'RADIADOR']]);
  expect(await rowsOf('fitments', { text: 'RADIADOR' })).toEqual([200, []]);
  expect(await rowsOf('vehicles')).toEqual([200, ['Fiat', 'Volkswagen']]);
  expect(await rowsOf('vehicles', { brandId: gol.brandId })).toEqual([200, ['Volkswagen']]);
  expect((await rowsOf('vehicles', { text: 'gol' }))[0]).toBe(400);
  expect((await rowsOf('families', { codes: [] }))[0]).toBe(400);
});
