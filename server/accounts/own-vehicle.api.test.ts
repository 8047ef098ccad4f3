import { beforeEach, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aSignedIn } from '#server/test/an-account';
import { freshDatabase } from '#server/test/database';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
let ana: Awaited<ReturnType<typeof aSignedIn>>;
let gol: Awaited<ReturnType<typeof aVehicle>>;
beforeEach(async () => {
  await freshDatabase();
  shop = await testShop({ site: 'NAM' });
  ana = await aSignedIn(shop);
  gol = await aVehicle(shop, { brand: 'VW', model: 'Gol', engine: '1.6', from: 1999, to: 2008 });
});

type Parms = NonNullable<Parameters<typeof change>[0]>;
const change = (parms: {
  vehicleId?: { value: number | null; before: unknown };
  vehicleYear?: { value: number | null; before: unknown };
}) => shop.call('user/update', { guid: ana.guid, parms }, ana.token);
const own = async () => (await shop.call('user/get', { guid: ana.guid }, ana.token)).data;
const chosen = (): Parms => ({
  vehicleId: { value: gol.id, before: null },
  vehicleYear: { value: 2008, before: null },
});

test('an account keeps its vehicle with the year, in the wire names of the decisions', async () => {
  expect(await own()).toMatchObject({ vehicle: null, vehicleYear: null });
  const answer = await change(chosen());
  const vehicle = { id: gol.id, name: 'Gol', engine: '1.6', yearRange: '1999-2008', brandId: gol.brandId };
  expect(answer.data).toMatchObject({ vehicle: { ...vehicle, brandName: 'VW' }, vehicleYear: 2008 });
  expect(answer.body.data).toMatchObject({ Vehicle: { VehicleId: gol.id, BrandName: 'VW' }, UserVehicleYear: 2008 });
  expect(await own()).toMatchObject({ vehicle, vehicleYear: 2008 });
  const wire = { ParmKey: 'UserVehicleId', ParmValue: null, ParmValue_Z: gol.id };
  const body = JSON.stringify({ guid: ana.guid, parms: [wire] });
  expect((await shop.post('user/update', body, { token: ana.token })).status).toBe(200);
  expect(await own()).toMatchObject({ vehicle: null, vehicleYear: null });
});

test('another vehicle does not take over the year of the one before', async () => {
  await change(chosen());
  const uno = await aVehicle(shop, { brand: 'Fiat', model: 'Uno' });
  const answer = await change({ vehicleId: { value: uno.id, before: gol.id } });
  expect(answer.data).toMatchObject({ vehicle: { id: uno.id }, vehicleYear: null });
});

test('what another browser chose meanwhile is a conflict that changes nothing', async () => {
  await change(chosen());
  const uno = await aVehicle(shop, { brand: 'Fiat', model: 'Uno' });
  const stale = await change({ vehicleId: { value: uno.id, before: null } });
  expect(stale).toMatchObject({ status: 409 });
  expect(stale.fields?.vehicleId).toBe(`Otra persona cambió «Mi vehículo» mientras editabas: ahora es «${gol.id}»`);
  expect(await own()).toMatchObject({ vehicle: { id: gol.id }, vehicleYear: 2008 });
});

test('a vehicle that is not there for the caller is refused, and a year that no car has', async () => {
  const secret = await aVehicle(shop, { brand: 'Fiat', model: 'Prototipo' });
  await aFamily(shop, { fitments: [{ vehicleId: secret.id }], products: [{ isPublic: false }] });
  for (const value of [secret.id, 999_999]) {
    const answer = await change({ vehicleId: { value, before: null } });
    expect(answer).toMatchObject({ status: 422, fields: { vehicleId: messages['vehicle.notFound'] } });
  }
  for (const value of [1899, 2101, 2008.5]) {
    expect((await change({ vehicleYear: { value, before: null } })).status).toBe(400);
  }
  expect(await own()).toMatchObject({ vehicle: null, vehicleYear: null });
});

test('a vehicle that leaves the catalogue leaves the account too', async () => {
  await change(chosen());
  await shop.database.db.deleteFrom('vehicle').where('id', '=', gol.id).execute();
  expect(await own()).toMatchObject({ vehicle: null, vehicleYear: null });
});

test('nobody reads or changes another’s vehicle, and an administrator sees whose is which', async () => {
  await change(chosen());
  const other = await aSignedIn(shop);
  const parms = { vehicleId: { value: null, before: gol.id } };
  expect((await shop.call('user/update', { guid: ana.guid, parms }, other.token)).status).toBe(404);
  const admin = await aSignedIn(shop, { roles: ['administrator'] });
  const list = { filters: {}, rowIndex: 0, rowsMax: 10 };
  const { data = [] } = await shop.call('user/filter', list, admin.token);
  const users = await Promise.all(data.map(({ guid }) => shop.call('user/get', { guid }, admin.token)));
  expect(users.map(({ data: user }) => user?.vehicle?.id)).toEqual([gol.id, undefined, undefined]);
});
