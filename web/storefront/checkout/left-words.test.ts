import { expect, test } from 'vitest';
import { lackWords, leftWords, takenWords } from './left-words.ts';

test.each([
  [{ left: 0 }, 'No queda ninguna unidad de Placa.', 'En Centro no queda ninguna unidad de Placa.'],
  [{ left: 1 }, 'De Placa queda 1.', 'En Centro queda 1 de Placa.'],
  [{ left: 20 }, 'De Placa quedan 20.', 'En Centro quedan 20 de Placa.'],
  [{ left: 20, hasMore: true }, 'De Placa quedan más de 20.', 'En Centro quedan más de 20 de Placa.'],
] as const)('of %j it says «%s», at a branch «%s»', (given, everywhere, there) => {
  const conflict = { code: 'P', kind: 'stock', ...given } as const;
  expect(leftWords('Placa', conflict, undefined)).toBe(everywhere);
  expect(leftWords('Placa', conflict, 'Centro')).toBe(there);
});

const lack = (name: string, quantity: number, left: number | undefined) => ({
  line: { code: name, name, quantity },
  left,
});

test.each([
  [2, 'Placa: 2 de 30 en Centro'],
  [20, 'Placa: al menos 20 de 30 en Centro'],
  [0, 'Placa: no hay en Centro'],
  [undefined, 'Placa: no alcanza en Centro'],
])('of a branch that has %s of 30 it says «%s»', (left, said) => {
  expect(lackWords(lack('Placa', 30, left), 'Centro')).toBe(said);
});

test('what is taken is said line by line, what has no number goes', () => {
  const lacking = [lack('Placa', 3, 2), lack('Filtro', 1, 0), lack('Cable', 4, undefined)];
  expect(takenWords(lacking)).toBe('2 de Placa, sin Filtro y sin Cable');
});
