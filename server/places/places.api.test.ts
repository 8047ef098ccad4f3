import { beforeAll, describe, expect, test } from 'vitest';
import { inTransactionOnly } from '#server/in-transaction';
import { insertDepartments } from '#server/places/places.service';
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

  test('of each of the 19 departments begin with its capital, whatever comes first by its letters', async () => {
    await shop.database.db.deleteFrom('city').execute();
    await shop.database.db.deleteFrom('state').execute();
    await inTransactionOnly(shop.ctx, ({ db }) => insertDepartments(db));
    const { data: states = [] } = await shop.call('state/list', {});
    const { data: cities = [] } = await shop.call('city/list', {});
    const firstOf = (id: number) => cities.find(({ stateId }) => stateId === id)?.name;
    expect(Object.fromEntries(states.map(({ id, name }) => [name, firstOf(id)]))).toEqual({
      Artigas: 'Artigas',
      Canelones: 'Canelones',
      'Cerro Largo': 'Melo',
      Colonia: 'Colonia del Sacramento',
      Durazno: 'Durazno',
      Flores: 'Trinidad',
      Florida: 'Florida',
      Lavalleja: 'Minas',
      Maldonado: 'Maldonado',
      Montevideo: 'Montevideo',
      Paysandú: 'Paysandú',
      'Río Negro': 'Fray Bentos',
      Rivera: 'Rivera',
      Rocha: 'Rocha',
      Salto: 'Salto',
      'San José': 'San José de Mayo',
      Soriano: 'Mercedes',
      Tacuarembó: 'Tacuarembó',
      'Treinta y Tres': 'Treinta y Tres',
    });
    const rest = cities.filter(({ stateId }) => stateId === 11).map(({ name }) => name);
    expect(rest.slice(0, 3)).toEqual(['Paysandú', 'Guichón', 'Nuevo Paysandú']);
  });
});
