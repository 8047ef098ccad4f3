import { beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, testShop } from '#server/test/shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  const { db } = shop.database;
  await db
    .insertInto('state')
    .values([
      { id: 1, name: 'Montevideo' },
      { id: 2, name: 'Canelones' },
    ])
    .execute();
  await db
    .insertInto('city')
    .values([
      { id: 1, state_id: 1, name: 'Montevideo' },
      { id: 2, state_id: 2, name: 'Pando' },
      { id: 3, state_id: 2, name: 'Ñandú' },
      { id: 5, state_id: 2, name: 'Nueva Helvecia' },
      { id: 4, state_id: 2, name: 'Toledo' },
    ])
    .execute();
});

describe('state/list and city/list', () => {
  test('answer whole lists, sorted as Spanish sorts, the seat of each department first', async () => {
    const states = await shop.call('state/list', {});
    expect(states.data).toEqual([
      { id: 2, name: 'Canelones' },
      { id: 1, name: 'Montevideo' },
    ]);
    const cities = await shop.call('city/list', {});
    expect(cities.data?.map((city) => city.name)).toEqual(['Montevideo', 'Pando', 'Nueva Helvecia', 'Ñandú', 'Toledo']);
    expect(cities.body.data).toContainEqual({ CityId: 2, CityName: 'Pando', StateId: 2 });
  });
});
