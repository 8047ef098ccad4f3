import { expect, test } from 'vitest';
import { barText } from './progress-bar.ts';

test.each([
  [0, 3000, 'Escribiendo ░░░░░░░░░░░░░░░░░░░░░░░░ 0 % · 0 de 3.000'],
  [1500, 3000, 'Escribiendo ████████████░░░░░░░░░░░░ 50 % · 1.500 de 3.000'],
  [2999, 3000, 'Escribiendo ███████████████████████░ 99 % · 2.999 de 3.000'],
  [3000, 3000, 'Escribiendo ████████████████████████ 100 % · 3.000 de 3.000'],
  [61_000, undefined, 'Escribiendo · 61.000'],
  [0, 0, 'Escribiendo ░░░░░░░░░░░░░░░░░░░░░░░░ 0 % · 0 de 0'],
])('%i of %o', (done, total, text) => {
  expect(barText('Escribiendo', done, total)).toBe(text);
});
