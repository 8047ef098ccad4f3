import { beforeEach, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { historyOf } from '#server/history/history.service';
import { aFamily, applicationLines, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { aSeller, aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let token: string;
let gol: Awaited<ReturnType<typeof aVehicle>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
  token = (await aSeller(shop)).token;
  gol = await aVehicle(shop, { model: 'Gol G4', engine: '1.6', from: 2004, to: 2012 });
  await aProduct(shop, { code: 'RAD-1', name: 'Radiador', categoryId: '2.301' });
});

const add = (autopart: Partial<Input<'autopart/add'>['autopart']> = {}, as: string | undefined = token) =>
  shop.call('autopart/add', { autopart: { family: 'F-1', products: [{ code: 'RAD-1' }], ...autopart } }, as);

test('stores a family with its lists, which visitors find at once', async () => {
  await aFamily(shop, { family: 'F-0' });
  const { data } = await add({
    description: 'Núcleo de aluminio.',
    height: 345.5,
    applications: [{ name: 'Motores AP' }, { vehicleId: gol.id, isDefault: true }],
    originalCodes: [{ code: '377121251B' }, { code: '377-121-251 b' }],
    relations: [{ kind: 'replaces', family: 'F-0' }],
  });
  expect(data).toMatchObject({ family: 'F-1', height: 345.5, width: null, products: [{ code: 'RAD-1' }] });
  expect(data?.originalCodes).toEqual([{ code: '377121251B' }]);
  expect(await applicationLines(shop, 'F-1')).toEqual(['Volkswagen · Gol G4 1.6 · 2004-2012', 'Motores AP · n/d']);
  const list = { filters: { vehicleId: gol.id }, rowIndex: 0, rowsMax: 18 };
  expect((await shop.call('autopart/filter', list)).data?.map(({ family }) => family)).toEqual(['F-1']);
  const page = (await shop.call('autopart/findByFamily', { family: 'F-0' })).data;
  expect(page?.relations).toEqual([{ kind: 'replacedBy', family: 'F-1', code: 'RAD-1' }]);
  const fields = (await historyOf(shop.ctx, { entity: 'autopart', id: 'F-1' })).map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining(['description', 'height', 'applications', 'originalCodes', 'products']),
  );
});

test('a code that is taken is a conflict, also of two at the same moment, and changes nothing', async () => {
  await aProduct(shop, { code: 'RAD-2', categoryId: '2.301' });
  const both = await Promise.all([add(), add({ products: [{ code: 'RAD-2' }] })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error).toBe('Ya hay una familia «F-1»');
});

test('what is left of a family without products is replaced', async () => {
  await aFamily(shop, { family: 'F-0' });
  await add({ originalCodes: [{ code: 'VIEJO' }], relations: [{ kind: 'equivalent', family: 'F-0' }] });
  const parms = { family: { value: null, before: 'F-1' } };
  await shop.call('product/update', { code: 'RAD-1', parms }, token);
  expect((await shop.call('autopart/findWhole', { family: 'F-1' }, token)).status).toBe(404);
  const { data } = await add({ originalCodes: [{ code: 'NUEVO' }] });
  expect(data).toMatchObject({ originalCodes: [{ code: 'NUEVO' }], relations: [] });
});

test.each([
  [{ family: ' ' }, { family: 'Este campo es obligatorio' }],
  [{ products: [] }, { products: 'Dejá al menos un producto: sin ninguno la familia no existe para nadie' }],
  [{ originalCodes: [{ code: '' }] }, { 'originalCodes.0.code': 'Este campo es obligatorio' }],
  [{ applications: [{ vehicleId: 9999 }] }, { 'applications.0': 'Elegí una opción de la lista' }],
])('%j is refused at its field, and nothing is stored', async (wrong, fields) => {
  const answer = await add(wrong);
  expect([answer.status, answer.body.fields]).toEqual([422, fields]);
  expect((await shop.call('product/find', { code: 'RAD-1' }, token)).data?.family).toBeNull();
});

test('sellers of any company may, others may not', async () => {
  const customer = (await aSignedIn(shop)).token;
  expect((await shop.call('autopart/add', { autopart: { family: 'F-1' } })).status).toBe(401);
  expect((await add({}, customer)).status).toBe(403);
  expect((await shop.call('autopart/update', { family: 'F-1' }, customer)).status).toBe(403);
  expect((await shop.call('autopart/findWhole', { family: 'F-1' }, customer)).status).toBe(403);
  expect((await add()).status).toBe(200);
});
