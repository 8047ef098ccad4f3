import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { aFamily, aVehicle } from '#server/test/a-family';
import { type TestShop, testShop } from '#server/test/shop';

type Filters = Input<'autopart/filter'>['filters'];

let shop: TestShop;
let gol: Awaited<ReturnType<typeof aVehicle>>;
let unused: Awaited<ReturnType<typeof aVehicle>>;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
  gol = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol', from: 2004, to: 2012 });
  unused = await aVehicle(shop, { brand: 'Fiat', model: 'Uno', from: 1990, to: 2000 });
  await aFamily(shop, {
    family: 'A-GOL',
    height: 350,
    width: 500.5,
    originalCodes: ['21410-1HC0A', '21410-1HC0'],
    fitments: [
      { application: 'Saveiro', brandId: gol.brandId },
      { vehicleId: gol.id, from: 2006 },
    ],
    products: [{ code: 'RA-100' }, { code: 'RA-101' }],
  });
  await aFamily(shop, { family: 'B-WIDE', height: 361.2, products: [{ code: 'RA-200' }] });
  await aFamily(shop, { family: 'C-NONE', products: [{ code: 'RA-300' }] });
});

const ask = (filters: Filters) => shop.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 18 });
const found = async (filters: Filters) => (await ask(filters)).data?.map(({ family }) => family);

describe('matches', () => {
  test.each([
    ['214101hc0a', { kind: 'original', text: '21410-1HC0A' }],
    ['21410 1hc0', { kind: 'original', text: '21410-1HC0' }],
    ['ra101', { kind: 'own', text: 'RA-101' }],
    ['a-GOL', { kind: 'own', text: 'A-GOL' }],
    ['autoparte', null],
  ])('of the code %s tell it as it is written', async (text, code) => {
    const { data, matches } = await ask({ text });
    expect(matches).toHaveLength(data?.length ?? -1);
    const place = data?.findIndex(({ family }) => family === 'A-GOL') ?? -1;
    if (code) expect(matches?.[place]?.code).toEqual(code);
    else expect(matches?.every((one) => one.code === null)).toBe(true);
  });

  test('of vehicle, brand and year tell the places of the applications', async () => {
    const places = async (filters: Filters) => (await ask(filters)).matches?.map(({ applications }) => applications);
    expect(await places({ vehicleId: gol.id })).toEqual([[1]]);
    expect(await places({ vehicleBrandId: gol.brandId })).toEqual([[0, 1]]);
    expect(await places({ vehicleBrandId: gol.brandId, year: 2008 })).toEqual([[1]]);
    expect(await places({ year: 2005 })).toEqual([]);
  });

  test('are none where nothing of the kind is asked for', async () => {
    expect((await ask({ categoryId: '2.301' })).matches).toEqual([]);
  });
});

describe('measures', () => {
  test('find what is as high and wide within the tolerance, the nearest first', async () => {
    expect(await found({ height: 351 })).toEqual(['A-GOL']);
    expect(await found({ height: 351.2 })).toEqual(['A-GOL', 'B-WIDE']);
    expect(await found({ height: '358,5' })).toEqual(['B-WIDE', 'A-GOL']);
    expect(await found({ height: 358.5, width: 495 })).toEqual(['A-GOL']);
    expect(await found({ height: 350, tolerance: 0 })).toEqual(['A-GOL']);
    expect(await found({ height: 350.1, tolerance: '0' })).toEqual([]);
  });

  test('are told from the least to the most of what is found without them', async () => {
    const expected = { height: { min: 350, max: 361.2 }, width: { min: 500.5, max: 500.5 } };
    expect((await ask({})).measures).toEqual(expected);
    expect((await ask({ height: 1 })).measures).toEqual(expected);
    expect((await ask({ text: 'RA-300' })).measures).toEqual({ height: null, width: null });
  });
});

describe('the vehicle', () => {
  const expected = () => ({
    id: unused.id,
    name: 'Uno',
    yearRange: '1990-2000',
    engine: '1.6',
    brandId: unused.brandId,
    brandName: 'Fiat',
  });

  test('that was filtered by is answered, also where nothing fits it', async () => {
    expect((await ask({ vehicleId: gol.id })).vehicle).toMatchObject({ id: gol.id, name: 'Gol' });
    expect(await ask({ vehicleId: unused.id })).toMatchObject({ data: [], vehicle: expected() });
    expect((await ask({ vehicleId: 999_999 })).vehicle).toBeNull();
    expect((await ask({})).vehicle).toBeNull();
    const { body } = await ask({ vehicleId: gol.id });
    expect(body).toMatchObject({ vehicle: { VehicleId: gol.id, BrandId: gol.brandId, BrandName: 'Volkswagen' } });
  });

  test('is found by its number', async () => {
    expect((await shop.call('vehicle/find', { vehicleId: unused.id })).data).toEqual(expected());
    const none = await shop.call('vehicle/find', { vehicleId: 999_999 });
    expect([none.status, none.error]).toEqual([404, messages['vehicle.notFound']]);
  });
});
