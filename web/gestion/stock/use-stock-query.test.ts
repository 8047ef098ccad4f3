import { expect, test } from 'vitest';
import { filtersOf } from './use-stock-query.ts';

const all = { text: '', branchCode: undefined, belowMinimum: false };

test.each([
  [all, {}],
  [
    { ...all, text: 'sensor', branchCode: 'BUL' },
    { text: 'sensor', branchCode: 'BUL' },
  ],
  [{ ...all, belowMinimum: true }, { belowMinimum: true }],
])('%j narrows the stock and its export', (query, filters) => {
  expect(filtersOf(query)).toEqual(filters);
});
