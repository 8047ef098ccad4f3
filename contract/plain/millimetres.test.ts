import { expect, test } from 'vitest';
import { millimetresOf } from '#contract/plain/millimetres';

test.each([
  ['346', 346],
  ['346,5', 346.5],
  [' 346.25 mm ', 346.3],
  ['34 cm', 340],
  ['34,5CM.', 345],
  ['1.204', null],
  ['1,204 mm', null],
  ['0', null],
  ['14"', null],
  ['346 x 500', null],
  ['', null],
])('%j is %d mm', (text, millimetres) => expect(millimetresOf(text)).toBe(millimetres));
