import { expect, test } from 'vitest';
import { priceByPercent, readPercent } from './price-change.ts';

test.each([
  [1000, 10, 1, 1100],
  [1250, 3.5, 1, 1294],
  [1250, -3.5, 1, 1206],
  [1250, 0.01, 1, 1250],
  [1990, 8, 100, 2100],
  [1990, 8, 10, 2150],
  [1500, 10, 500, 1500],
  [1750, 0.01, 500, 2000],
  [1, -90, 1, 1],
  [40, -50, 100, 100],
  [0, 50, 100, 0],
  [1_000_000_000, 900, 1, 10_000_000_000],
])('%i cents by %d per cent, to %i, are %i', (price, percent, step, after) => {
  expect(priceByPercent(price, percent, step)).toBe(after);
});

test.each([
  ['10', 10],
  ['12,5 %', 12.5],
  ['2.5', 2.5],
  ['-10', -10],
  ['− 3,25%', -3.25],
])('%j is %d per cent', (text, value) => {
  expect(readPercent(text)).toEqual({ value });
});

test.each(['1.234', '12,345', '10 a', '--5', '%'])('%j is no per cent', (text) => {
  expect(readPercent(text)).toEqual({ error: expect.any(String) });
});
