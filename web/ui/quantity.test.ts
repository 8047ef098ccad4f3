import { expect, test } from 'vitest';
import { readQuantity } from '#web/ui/quantity';

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['007', 7],
  ['0', 1],
  ['-5', 1],
  ['- 5', 1],
  ['1.5', 1],
  ['2,9', 2],
  ['0,5', 1],
  ['4 unidades', 4],
  ['123456', 9999],
  ['', undefined],
  ['-', undefined],
  ['.5', undefined],
  ['muchos', undefined],
])('the text "%s" asks for %s', (text, units) => {
  expect(readQuantity(text, 9999)).toBe(units);
});
