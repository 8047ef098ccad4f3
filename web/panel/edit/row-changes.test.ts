import { expect, test } from 'vitest';
import { cellChange, rowsChange } from './row-changes.ts';
import { openRowKeys } from './row-keys.ts';

const branches = [
  { code: 'A', hours: '', geolocation: '' },
  { code: 'B', hours: '', geolocation: '' },
];
const field = {};

test('a place that is found late keeps what was typed meanwhile, in its row and in another', () => {
  const found = rowsChange(field, cellChange(0, { name: 'geolocation' }, '-34.9,-56.1'));
  const typed = [cellChange(0, { name: 'hours' }, '9 a 18'), cellChange(1, { name: 'code' }, 'C')];
  const now = typed.reduce<unknown>((value, change) => rowsChange(field, change)(value), branches);
  expect(found(now)).toEqual([
    { code: 'A', hours: '9 a 18', geolocation: '-34.9,-56.1' },
    { code: 'C', hours: '', geolocation: '' },
  ]);
});

test('a value that is no list changes by its rows, and nothing is no rows', () => {
  const one = {
    read: (value: unknown) => [value as object as Record<string, unknown>],
    write: (rows: object[]) => rows[0],
  };
  expect(rowsChange(one, cellChange(0, { name: 'city' }, 'Salto'))({ city: '', phone: '1' })).toEqual({
    city: 'Salto',
    phone: '1',
  });
  expect(rowsChange(field, (rows) => [...rows, { code: '' }])(null)).toEqual([{ code: '' }]);
});

test('a choice brings what hangs on it, and what is none brings nothing', () => {
  const brings = (chosen: string) => ({ city: `${chosen} capital` });
  const row = { state: 'Salto', city: 'Belén' };
  expect(cellChange(0, { name: 'state', brings }, 'Rocha')([row])).toEqual([{ state: 'Rocha', city: 'Rocha capital' }]);
  const unread = { unread: 'Roc', error: 'No hay' };
  expect(cellChange(0, { name: 'state', brings }, unread)([row])).toEqual([{ state: unread, city: 'Belén' }]);
});

test('a key stays with its row when rows move, go and come', () => {
  const keys = openRowKeys();
  const [a = 0, b = 0, c = 0] = keys.of(3);
  expect(new Set([a, b, c]).size).toBe(3);
  keys.move(0, 1);
  expect(keys.of(3)).toEqual([b, a, c]);
  keys.remove(0);
  expect(keys.of(2)).toEqual([a, c]);
  expect([a, b, c].map(keys.placeOf)).toEqual([0, -1, 1]);
  const [, , d] = keys.of(3);
  expect([a, b, c]).not.toContain(d);
});
