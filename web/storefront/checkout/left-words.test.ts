import { expect, test } from 'vitest';
import { leftWords } from './left-words.ts';

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
