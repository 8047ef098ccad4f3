import { beforeAll, expect, test, vi } from 'vitest';
import { aFamily, aVehicle } from '#server/test/a-family';
import { aProduct } from '#server/test/a-product';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ beside: ['NAM'] });
});

const counted = async (site: 'RTC' | 'NAM') =>
  (await shop.at(site).call('brand/count', {})).data?.map(({ key, items }) => [
    key,
    ...items.map(({ name, count }) => `${name} ${count}`),
  ]);

test('brands of products stand with how many there are to see of each, most first', async () => {
  for (const brand of ['Alfa', 'Zeta', 'Zeta']) await aProduct(shop, { brand });
  for (const brand of ['Alfa', 'Alfa', 'Secreta']) await aProduct(shop, { brand, isPublic: false });
  expect(await counted('RTC')).toEqual([['brandId', 'Zeta 2', 'Alfa 1']]);
});

test('of parts those of vehicles and those of makers stand apart', async () => {
  const { id: uno } = await aVehicle(shop, { brand: 'Fiat' });
  const { id: gol } = await aVehicle(shop, { brand: 'Volkswagen' });
  await aFamily(shop, { fitments: [{ vehicleId: gol }], products: [{ brand: 'Valeo' }] });
  await aFamily(shop, { fitments: [{ vehicleId: gol }, { vehicleId: uno }], products: [{ brand: 'Nodo' }] });
  await aFamily(shop, { products: [{ brand: 'Valeo' }] });
  expect(await counted('NAM')).toEqual([
    ['partBrandId', 'Valeo 2', 'Nodo 1'],
    ['vehicleBrandId', 'Volkswagen 2', 'Fiat 1'],
  ]);
});

test('brands are told without a product being looked up, however many there are', async () => {
  const { brandId } = await aProduct(shop, { brand: 'Muchas' });
  for (let more = 0; more < 20; more++) await aProduct(shop, { brand: 'Muchas' });
  const search = vi.spyOn(shop.catalogue, 'search');
  await shop.call('brand/count', {});
  await shop.call('brand/list', {});
  const { data } = await shop.call('brand/listByCategory', { categoryId: '1' });
  const answers = await Promise.all(search.mock.results.map(({ value }) => value));
  expect(data?.map(({ id }) => id)).toContain(brandId);
  expect(answers.map(({ ids }) => ids)).toEqual([[], [], []]);
});
