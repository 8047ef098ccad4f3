import { expect, test } from 'vitest';
import { chosenValues, idsNamed, isNamed } from './named-values.ts';

const state = { of: 'state', names: [{ name: 'stateName', column: 'name' }] };
const city = { of: 'city', names: [{ name: 'cityName', column: 'name' }] };
const columns = [{ name: 'address' }, { name: 'stateId', named: state }, { name: 'cityId', named: city }];
const salto = { id: 9, label: 'Salto', columns: { name: 'Salto' } };

test('a department brings its first city, and the one of no city where it has none', () => {
  const first = { id: 31, label: 'Belén', columns: { name: 'Belén' } };
  expect(chosenValues({ ...salto, brings: { city: first } }, state, columns)).toEqual({
    stateName: 'Salto',
    cityId: 31,
    cityName: 'Belén',
  });
  expect(chosenValues({ ...salto, brings: { city: undefined } }, state, columns)).toEqual({
    stateName: 'Salto',
    cityId: -1,
    cityName: null,
  });
  expect(chosenValues(salto, state, columns)).toEqual({ stateName: 'Salto' });
});

test('a person is called by two columns, and nobody by none', () => {
  const named = {
    of: 'person',
    names: [
      { name: 'name', column: 'name' },
      { name: 'lastName', column: 'last_name' },
    ],
  };
  const ana = { id: 3, label: 'Ana Pérez · 4.111.222-3', columns: { name: 'Ana', last_name: 'Pérez' } };
  expect(chosenValues(ana, named, [])).toEqual({ name: 'Ana', lastName: 'Pérez' });
  expect(chosenValues(undefined, named, [])).toEqual({ name: null, lastName: null });
});

test('a row says what it names, by table', () => {
  expect(idsNamed(columns, { address: 'Rivera 1', stateId: 9, cityId: -1 })).toEqual({ state: 9, city: -1 });
});

test.each([
  [1, true],
  ['1.2', true],
  [0, false],
  [-1, false],
  ['', false],
  [null, false],
  [{ unread: 'x', error: 'No' }, false],
])('%j names a thing: %j', (value, expected) => {
  expect(isNamed(value)).toBe(expected);
});
