import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test('shows first, current with two on each side, second-to-last and last', () => {
  expect(pageNumbers(10, 40)).toEqual([1, 8, 9, 10, 11, 12, 39, 40]);
});

test('names no page twice and none outside the list', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 40)).toEqual([1, 2, 3, 39, 40]);
  expect(pageNumbers(40, 40)).toEqual([1, 38, 39, 40]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});
