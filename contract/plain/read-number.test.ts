import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NumberForm, numberText, readNumber } from '#contract/plain/read-number';

const rate: NumberForm = { decimals: 4, most: 9999 };
const millimetres: NumberForm = { decimals: 1 };

test.each<[string, NumberForm, number]>([
  ['40,5', rate, 40.5],
  ['40.5', rate, 40.5],
  ['40', rate, 40],
  [' 40,125 ', rate, 40.125],
  ['40.125', rate, 40.125],
  ['40,1234', rate, 40.1234],
  ['40,50000', rate, 40.5],
  ['346,5', millimetres, 346.5],
  ['346.5', millimetres, 346.5],
  ['1.234,5', millimetres, 1234.5],
  ['1,234.5', millimetres, 1234.5],
])('%j is %o: %d', (text, form, value) => {
  expect(readNumber(text, form)).toEqual({ value });
});

test.each<[string, NumberForm, string]>([
  ['1.234', rate, 'se puede leer de dos maneras'],
  ['40,12345', rate, 'tiene más de cuatro decimales'],
  ['1.234', millimetres, 'se puede leer de dos maneras'],
  ['346,55', millimetres, 'tiene más de un decimal'],
  ['-3', millimetres, 'es negativo'],
  ['40,5 pesos', rate, 'no es un número'],
  ['4,', rate, 'no es un número'],
])('%j is refused: %s', (text, form, sentence) => {
  expect(readNumber(text, form)).toEqual({ error: expect.stringContaining(sentence) });
});

test('what is shown of a rate is read as the same rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100_000, max: 99_990_000 }), (units) => {
      const value = units / 10_000;
      expect(readNumber(numberText(value), rate)).toEqual({ value });
    }),
  );
});
