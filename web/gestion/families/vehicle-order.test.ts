import { expect, test } from 'vitest';
import { inVehicleOrder, nextVehicleOrder, readVehicleOrder } from './vehicle-order.ts';

const vehicles = [
  { name: 'Gol G10', engine: '1.6', yearFrom: 2018, families: 3 },
  { name: 'Álamo', engine: '', yearFrom: null, families: 0 },
  { name: 'Gol G2', engine: '1.0', yearFrom: 1996, families: 3 },
];
const names = (order: string | null) => inVehicleOrder(vehicles, readVehicleOrder(order)).map(({ name }) => name);

test('vehicles are ordered by each column, up and down, and by none as they came', () => {
  expect(names('name')).toEqual(['Álamo', 'Gol G2', 'Gol G10']);
  expect(names('-engine')).toEqual(['Gol G10', 'Gol G2', 'Álamo']);
  expect(names('yearRange')).toEqual(['Álamo', 'Gol G2', 'Gol G10']);
  expect(names('-families')).toEqual(['Gol G10', 'Gol G2', 'Álamo']);
  for (const none of [null, '', '-', 'PLO', 'toString']) expect(names(none)).toEqual(['Gol G10', 'Álamo', 'Gol G2']);
});

test('a title turns its order round, and takes it away', () => {
  const pressed = (order: string | null, column: string) => nextVehicleOrder(readVehicleOrder(order), column);
  expect([pressed(null, 'name'), pressed('name', 'name'), pressed('-name', 'name')]).toEqual([
    'name',
    '-name',
    undefined,
  ]);
  expect(pressed('-name', 'families')).toBe('families');
});
