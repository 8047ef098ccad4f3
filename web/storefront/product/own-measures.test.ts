import { expect, test } from 'vitest';
import { ownMeasures } from './own-measures.ts';

const part = { height: 345.5, width: 600, system: 'Brasado' };
const answer = (...pairs: [key: 'Alto' | 'Ancho' | 'Sistema', value: string][]) => ({
  specifications: pairs.map(([key, value]) => ({ key, value })),
});
const lines = (...given: Parameters<typeof ownMeasures>) =>
  ownMeasures(...given).map(({ key, value }) => `${key} ${value}`);

test('a product that is chosen says its own measures, and the part the others', () => {
  expect(lines(part, answer())).toEqual(['Alto 345,5 mm', 'Ancho 600,0 mm', 'Sistema Brasado']);
  expect(lines(part, answer(['Alto', '346'], ['Sistema', 'Valeo']))).toEqual([
    'Alto 346,0 mm',
    'Ancho 600,0 mm',
    'Sistema Valeo',
  ]);
  expect(lines({ height: null, width: null, system: null }, answer(['Ancho', '60 cm']))).toEqual(['Ancho 600,0 mm']);
});

test('what is no length is told as it is written', () => {
  expect(lines(part, answer(['Alto', '14 pulgadas']))[0]).toBe('Alto 14 pulgadas');
});
