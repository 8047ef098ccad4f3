import { expect, test } from 'vitest';
import { cardMeasures, measureLines } from './measures.ts';
import { millimetres } from './millimetres.ts';

test.each([
  [380, '380,0 mm'],
  [380.5, '380,5 mm'],
  [1204.04, '1204,0 mm'],
])('%d is read %s', (value, text) => expect(millimetres(value)).toBe(text));

test('only what is known is told', () => {
  expect(measureLines({ height: 380, width: null, system: 'Valeo' })).toEqual([
    { key: 'Alto', value: '380,0 mm' },
    { key: 'Sistema', value: 'Valeo' },
  ]);
  expect(measureLines({ height: null, width: null, system: null })).toEqual([]);
});

const lines = (height: number | null, width: number | null) =>
  cardMeasures({ height, width, system: 'Brasado' }).map(({ key, value }) => `${key} ${value}`);

test('a card has height and width in one line, where a part has both', () => {
  expect(lines(345.5, 600)).toEqual(['Alto × ancho 345,5 × 600,0\u00a0mm', 'Sistema Brasado']);
  expect(lines(345.5, null)).toEqual(['Alto 345,5 mm', 'Sistema Brasado']);
});
