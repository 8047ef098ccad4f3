import { expect, test } from 'vitest';
import { builtIn, modelsOf, versionName, yearsOf } from './vehicle-choices.ts';

const vehicle = (given: object) => ({
  id: 1,
  name: 'Gol',
  engine: '1.6',
  yearRange: '1999-2008',
  brandId: 1,
  brandName: 'VW',
  ...given,
});

test('a model stands once, whatever its engines and years', () => {
  expect(modelsOf([vehicle({}), vehicle({ engine: '1.0' }), vehicle({ name: 'Fox' })])).toEqual(['Gol', 'Fox']);
});

test('versions are told apart by engine and years', () => {
  expect(versionName(vehicle({}))).toBe('1.6 · 1999-2008');
  expect(versionName(vehicle({ yearRange: 'n/d' }))).toBe('1.6');
  expect(versionName(vehicle({ engine: '' }))).toBe('1999-2008');
  expect(versionName(vehicle({ engine: '', yearRange: 'n/d' }))).toBe('Todas');
});

test.each([
  ['2004-2006', [2006, 2005, 2004]],
  ['2024-', [2026, 2025, 2024]],
  ['2004', [2004]],
  ['2030-', [2026]],
])('the years of %s', (yearRange, years) => {
  expect(yearsOf(vehicle({ yearRange }), 2026)).toEqual(years);
});

test.each([
  ['-1990', 1990, 1976],
  ['n/d', 2026, 1976],
  ['-1960', 1960, 1960],
])('the years of %s, whose beginning nobody wrote down', (yearRange, last, first) => {
  const years = yearsOf(vehicle({ yearRange }), 2026);
  expect([years[0], years.at(-1)]).toEqual([last, first]);
});

test('where a year is chosen first, what was not built in it is left out', () => {
  const vehicles = [vehicle({ id: 1 }), vehicle({ id: 2, yearRange: '2009-' }), vehicle({ id: 3, yearRange: 'n/d' })];
  const ids = (year: string) => builtIn(vehicles, year).map(({ id }) => id);
  expect([ids('2008'), ids('2009'), ids('')]).toEqual([
    [1, 3],
    [2, 3],
    [1, 2, 3],
  ]);
});
