import { expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { readMeasure } from './read-measure.ts';

test.each([
  ['346', 346],
  ['346,5', 346.5],
  ['1.234,5', 1234.5],
  ['1234', 1234],
  ['0', 0],
])('%j narrows to %d mm', (text, value) => {
  expect(readMeasure(text)).toEqual({ text, value });
});

test.each([
  ['1.234', 'se puede leer de dos maneras'],
  ['346,55', 'tiene más de un decimal'],
  ['-3', 'es negativo'],
  ['alto', 'no es un número'],
  ['100000', messages['field.millimetres']],
])('%j is refused: %s', (text, sentence) => {
  expect(readMeasure(text)).toEqual({ text, error: expect.stringContaining(sentence) });
});

test('nothing narrows nothing', () => {
  expect(readMeasure('')).toEqual({ text: '' });
});
