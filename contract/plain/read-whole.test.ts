import { expect, test } from 'vitest';
import { readWhole } from '#contract/plain/read-whole';
import { readQuantity } from '#server/import/read-words';

test.each([
  ['12', 12],
  ['0', 0],
  ['007', 7],
  [' 1234 ', 1234],
  ['5,00', 5],
  ['5.0', 5],
  ['12 u', 12],
  ['3 unidades', 3],
  ['1 234 567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1.234,00', 1234],
  ['9999999', 9_999_999],
])('%j is %d, as in an import', (text, value) => {
  expect(readWhole(text)).toEqual({ value });
  expect(readQuantity(text.trim())).toEqual({ value });
});

test.each([
  ['2,5', 'no es un número entero'],
  ['2.5', 'no es un número entero'],
  ['1.234,5', 'no es un número entero'],
  ['1.000', 'si son miles escribí 1000'],
  ['1,000', 'si son miles escribí 1000'],
  ['-5', 'es negativo'],
  ['−5', 'es negativo'],
  ['10.000.000', 'es más que 9.999.999'],
  ['99999999999999999999', 'es más que 9.999.999'],
  ['2,', 'no es un número'],
  ['1e3', 'no es un número'],
  ['0x10', 'no es un número'],
  ['1/2', 'no es un número'],
  ['doce', 'no es un número'],
  ['٣', 'no es un número'],
])('%j is refused, as in an import: %s', (text, sentence) => {
  expect(readWhole(text)).toEqual({ error: expect.stringContaining(sentence) });
  expect(readQuantity(text)).toEqual(readWhole(text));
});
