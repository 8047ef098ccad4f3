import { expect, test } from 'vitest';
import { z } from 'zod';
import { asStored, type EditField } from './fields.ts';

const field = (kind: object) => ({ name: 'x', label: 'X', rule: z.unknown(), ...kind }) as unknown as EditField;
const columns = [
  { name: 'name', label: 'Nombre' },
  { name: 'url', label: 'Dirección', isLink: true },
];
const typed = [{ name: 'hoja.uy', url: ' hoja.uy/1 ' }, { name: 'Otra', url: 'http://otra.uy' }, { name: 'Nada' }];
const stored = [
  { name: 'hoja.uy', url: 'https://hoja.uy/1' },
  { name: 'Otra', url: 'http://otra.uy' },
  { name: 'Nada', url: '' },
];

test('an address gets its https, alone or in a list, and a text does not', () => {
  expect(asStored(field({ kind: 'link' }), 'tienda.uy')).toBe('https://tienda.uy');
  expect(asStored(field({ kind: 'text' }), 'tienda.uy')).toBe('tienda.uy');
  expect(asStored(field({ kind: 'items', columns }), typed)).toEqual(stored);
  expect(asStored(field({ kind: 'rows', columns }), typed)).toEqual(stored);
  expect(asStored(field({ kind: 'items', columns: columns.slice(0, 1) }), typed)).toBe(typed);
});

test('what is read into one row is written back', () => {
  const one = { kind: 'rows', columns, read: (value: object) => [value], write: ([row]: object[]) => row };
  expect(asStored(field(one), typed[0])).toEqual(stored[0]);
  expect(asStored(field(one), null)).toBe(null);
});
