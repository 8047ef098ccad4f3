import { expect, test } from 'vitest';
import { packName, packsAmong } from './packs.ts';

test.each([
  ['Regulador LM7812 (pack x5)', 'Regulador LM7812', 5],
  ['Regulador LM7812 (pack x 10)', 'Regulador LM7812', 10],
  ['Agujas 0,4 mm (x10)', 'Agujas 0,4 mm', 10],
  ['Precintos (pack de 100)', 'Precintos', 100],
  ['Precintos (bolsa x 100 u.)', 'Precintos', 100],
  ['Precintos, pack x100', 'Precintos', 100],
  ['Precintos - 100 unidades', 'Precintos', 100],
  ['Precintos (100 unidades)', 'Precintos', 100],
  ['LED rojo (bolsa x50)', 'LED rojo', 50],
])('%s is a pack', (name, single, units) => {
  expect(packName(name)).toMatchObject({ single, units });
});

test.each([
  'Regulador LM7812',
  'Batería 18650 (2600)',
  'Mosfet IRFX10',
  'Kit (pack x1)',
  '(pack x5)',
  'Caja 20x10',
  'Tornillo M3 x 10',
  'LED rojo x10',
])('%s is none', (name) => {
  expect(packName(name)).toEqual({ single: name, units: 1 });
});

const named = (...names: string[]) => names.map((name) => ({ name }));
const among = (own: string, ...others: string[]) =>
  packsAmong({ name: own }, named(...others)).map(({ name, units }) => [name, units]);

test('a single and its packs lead to each other, fewest first', () => {
  expect(among('LED rojo', 'LED rojo (pack x10)', 'Led  rojo (pack x 5)', 'LED verde (pack x10)')).toEqual([
    ['Led  rojo (pack x 5)', 5],
    ['LED rojo (pack x10)', 10],
  ]);
  expect(among('LED rojo (pack x10)', 'LED rojo', 'LED rojo (pack x50)')).toEqual([
    ['LED rojo', 1],
    ['LED rojo (pack x50)', 50],
  ]);
});

test('a length is no quantity', () => {
  expect(among('Tornillo M3', 'Tornillo M3 x 10', 'Tornillo M3 x 16')).toEqual([]);
  expect(among('Tornillo M3 x 10', 'Tornillo M3', 'Tornillo M3 x 16', 'Tornillo M3 x 10 (pack x50)')).toEqual([
    ['Tornillo M3 x 10 (pack x50)', 50],
  ]);
});

test('what is called the same in the same quantity is another product', () => {
  expect(among('LED rojo', 'LED rojo')).toEqual([]);
});
