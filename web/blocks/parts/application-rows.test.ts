import { expect, test } from 'vitest';
import { applicationRows, rowSpans } from './application-rows.ts';

const named = (name: string) => ({
  name,
  yearRange: 'n/d',
  brandId: null,
  brandName: '',
  vehicleId: null,
  qualifier: '',
});
const applications = ['Gol 1.6', 'Polo 1.6', 'Fox 1.6'].map(named);

test('what matched stands first and is told, the rest stays in its order', () => {
  const rows = applicationRows(applications, [2]);
  expect(rows.map(({ name, isMatched }) => [name, isMatched])).toEqual([
    ['Fox 1.6', true],
    ['Gol 1.6', false],
    ['Polo 1.6', false],
  ]);
  expect(applicationRows(applications).map(({ name }) => name)).toEqual(['Gol 1.6', 'Polo 1.6', 'Fox 1.6']);
  expect(applicationRows(applications, [7]).some(({ isMatched }) => isMatched)).toBe(false);
});

test('a brand, and its years, stretch over the rows that repeat them', () => {
  const rows = [
    ['Fiat', '1999-2008'],
    ['Fiat', '1999-2008'],
    ['Fiat', '2001-'],
    ['Ford', '2001-'],
    ['Fiat', '2001-'],
  ].map(([brandName = '', yearRange = '']) => ({ ...named('x'), brandName, yearRange }));
  expect(rowSpans(rows)).toEqual({
    brands: [3, 0, 0, undefined, undefined],
    years: [2, 0, undefined, undefined, undefined],
  });
});
