import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test.each([
  [[], ''],
  [['Flores'], 'Flores'],
  [['Flores', 'Centro'], 'Flores y Centro'],
  [['Flores', 'Centro', 'Prado'], 'Flores, Centro y Prado'],
  [['Flores', 'Iván'], 'Flores e Iván'],
  [['Flores', 'Hilux'], 'Flores e Hilux'],
  [['Flores', 'Ítaca'], 'Flores e Ítaca'],
  [['Cobre', 'hierro'], 'Cobre y hierro'],
  [['Flores', 'Hyundai'], 'Flores y Hyundai'],
])('names %j as %s', (names, text) => {
  expect(listText(names)).toBe(text);
});
