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

test.each([
  [58, 'Escribiendo ████████████░░░░░░░░ 61 % · 61.000 de 100.000'],
  [42, 'Escribiendo ██░░ 61 % · 61.000 de 100.000'],
  [40, 'Escribiendo 61 % · 61.000 de 100.000'],
  [36, 'Escribiendo 61 %'],
  [12, 'Escribiendo'],
])('fits a terminal of %i columns', (columns, text) => {
  expect(barText('Escribiendo', 61_000, 100_000, columns)).toBe(text);
});

test('never fills the line, whatever it counts', () => {
  for (const [done, total] of [
    [1_048_576, 1_048_576],
    [0, 9],
    [61_000, undefined],
  ] as const)
    for (let columns = 8; columns < 90; columns += 1)
      expect(barText('Guardando imágenes', done, total, columns).length).toBeLessThan(columns);
});
