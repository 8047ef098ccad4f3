import { expect, test } from 'vitest';
import { pageNumbers, readPage } from './page-numbers.ts';

test('shows first, current with two on each side, second-to-last and last', () => {
  expect(pageNumbers(10, 40)).toEqual([1, 8, 9, 10, 11, 12, 39, 40]);
});

test('names no page twice and none outside the list', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 40)).toEqual([1, 2, 3, 39, 40]);
  expect(pageNumbers(40, 40)).toEqual([1, 38, 39, 40]);
  expect(pageNumbers(2, 4)).toEqual([1, 2, 3, 4]);
});

test.each([
  ['', 1],
  ['pag=', 1],
  ['pag=7', 7],
  ['pag=7&pag=8', 7],
  ['pag=0', 1],
  ['pag=-1', 1],
  ['pag=abc', 1],
  ['pag=1.5', 1],
  ['pag=1e3', 1],
  ['pag=99999999', 99_999_999],
  ['pag=9999999999', 999_999_999],
  ['pag=99999999999999999999999999', 999_999_999],
])('%s asks for page %i', (query, page) => {
  expect(readPage(new URLSearchParams(query))).toBe(page);
});
