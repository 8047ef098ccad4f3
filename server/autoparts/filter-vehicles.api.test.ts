import { beforeAll, describe, expect, test } from 'vitest';
import type { Input } from '#contract/contract';
import { aFamily, aVehicle } from '#server/test/a-family';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ site: 'NAM' });
});

describe('vehicle/filter', () => {
  const names = async (input: Input<'vehicle/filter'>) =>
    (await shop.call('vehicle/filter', input)).data?.map(({ name, yearRange }) => `${name} ${yearRange}`);

  test('answers in the wire names of W3', async () => {
    const gol = await aVehicle(shop, { brand: 'Volkswagen', model: 'Gol', from: 2004, to: 2012 });
    await aFamily(shop, { fitments: [{ vehicleId: gol.id, from: 2006 }] });
    const { body } = await shop.call('vehicle/filter', { brandId: gol.brandId, categoryId: 301 });
    expect(body.data).toEqual([
      {
        VehicleId: gol.id,
        VehicleName: 'Gol',
        VehicleYearRange: '2004-2012',
        VehicleEngine: '1.6',
        BrandId: gol.brandId,
        BrandName: 'Volkswagen',
      },
    ]);
  });

  test('names the vehicles of a brand that something in the category fits, by model and years', async () => {
    const later = await aVehicle(shop, { brand: 'Ford', model: 'Ka', from: 2008, to: null });
    const first = await aVehicle(shop, { brand: 'Ford', model: 'Ka', from: 1997, to: 2007 });
    const other = await aVehicle(shop, { brand: 'Ford', model: 'Ñandú', from: null, to: 2000 });
    await aVehicle(shop, { brand: 'Ford', model: 'Without parts' });
    const fitments = [later, first, other].map(({ id }) => ({ vehicleId: id }));
    await aFamily(shop, { fitments, products: [{ categoryId: '2.304' }] });
    await aFamily(shop, { products: [{ categoryId: '2.302' }] });
    const brand = later.brandId;
    expect(await names({ brandId: brand, categoryId: 304 })).toEqual(['Ka 1997-2007', 'Ka 2008-', 'Ñandú -2000']);
    expect(await names({ brandId: String(brand), categoryId: '304' })).toHaveLength(3);
    expect(await names({ brandId: brand, categoryId: 302 })).toEqual([]);
    expect(await names({ brandId: 999_999, categoryId: 304 })).toEqual([]);
    expect(await names({ brandId: brand })).toEqual(['Ka 1997-2007', 'Ka 2008-', 'Ñandú -2000']);
  });

  test('a number is that of a category below a root, never a root', async () => {
    const vehicle = await aVehicle(shop, { brand: 'Seat', model: 'Ibiza' });
    await aFamily(shop, { fitments: [{ vehicleId: vehicle.id }], products: [{ categoryId: '2.5' }] });
    expect(await names({ brandId: vehicle.brandId, categoryId: 5 })).toEqual(['Ibiza 2004-2012']);
    expect(await names({ brandId: vehicle.brandId, categoryId: 2 })).toEqual([]);
    expect(await names({ brandId: vehicle.brandId, categoryId: 999 })).toEqual([]);
  });

  test.each([{ categoryId: 301 }, { brandId: 1, categoryId: '2.301' }, { brandId: 1.5, categoryId: 301 }])(
    'refuses %j with a 400',
    async (wrong) => {
      expect((await shop.call('vehicle/filter', wrong as Input<'vehicle/filter'>)).status).toBe(400);
    },
  );
});

describe('brand/listByCategory', () => {
  test('names the brands of the vehicles that something fits, none that only a free text names', async () => {
    const lada = await aVehicle(shop, { brand: 'Lada', model: 'Niva' });
    const zaz = await aVehicle(shop, { brand: 'ZAZ', model: 'Sens' });
    const fitments = [{ vehicleId: lada.id }, { application: 'Sens todos', brandId: zaz.brandId }];
    await aFamily(shop, { fitments, products: [{ categoryId: '2.307' }] });
    const names = async (categoryId: string) =>
      (await shop.call('brand/listByCategory', { categoryId })).data?.map(({ name }) => name);
    expect(await names('2.307')).toEqual(['Lada']);
    expect(await names('2')).toContain('Lada');
    expect(await names('2')).not.toContain('ZAZ');
    const filters = { categoryId: '2.307' };
    const { resultFilters } = (await shop.call('autopart/filter', { filters, rowIndex: 0, rowsMax: 1 })).body as {
      resultFilters: { key: string; items: { name: string }[] }[];
    };
    const counted = resultFilters.find(({ key }) => key === 'vehicleBrandId')?.items.map(({ name }) => name);
    expect(counted, 'parts for it are still found by it').toContain('ZAZ');
  });
});
