import { expect, test } from 'vitest';
import { countQueries } from '#server/database/count-queries';
import { aFamily, aVehicle } from '#server/test/a-family';
import { testShop } from '#server/test/shop';

test('the calls take as many queries for many applications, products and rows as for one', async () => {
  const shop = await testShop({ site: 'NAM' });
  const vehicles = await Promise.all(Array.from({ length: 20 }, () => aVehicle(shop, { brand: 'Fiat' })));
  const [one, ...others] = vehicles;
  const few = [{ vehicleId: one?.id ?? 0 }];
  await aFamily(shop, { family: 'Q-FEW', fitments: few, products: [{ categoryId: '2.311' }] });
  const many = others.map(({ id }) => ({ vehicleId: id }));
  for (const at of [1, 2, 3, 4]) {
    const products = [{ categoryId: '2.312' }, { categoryId: '2.312' }];
    await aFamily(shop, {
      family: `Q-MANY-${at}`,
      fitments: [...many, ...many],
      originalCodes: ['A-1', 'A-2'],
      products,
    });
  }
  await aFamily(shop, { family: 'Q-OWN', fitments: [...few, ...many], products: [{ categoryId: '2.313' }] });
  const queriesOf = async (run: () => Promise<{ status: number }>) => {
    const { result, queries } = await countQueries(run);
    expect(result.status).toBe(200);
    return queries.length;
  };
  const findQueries = (family: string) => queriesOf(() => shop.call('autopart/findByFamily', { family }));
  const filterQueries = (categoryId: string) =>
    queriesOf(() => shop.call('autopart/filter', { filters: { categoryId }, rowIndex: 0, rowsMax: 18 }));
  const relatedQueries = (family: string) => queriesOf(() => shop.call('autopart/listRelated', { family }));
  const vehicleQueries = (categoryId: number) =>
    queriesOf(() => shop.call('vehicle/filter', { brandId: one?.brandId ?? 0, categoryId }));
  await shop.families.ready();
  expect([await findQueries('Q-FEW'), await findQueries('Q-MANY-1')]).toEqual([1, 1]);
  expect([await filterQueries('2.311'), await filterQueries('2.312')]).toEqual([0, 0]);
  expect([await relatedQueries('Q-FEW'), await relatedQueries('Q-OWN')]).toEqual([1, 1]);
  expect([await vehicleQueries(311), await vehicleQueries(312)]).toEqual([0, 0]);
});
