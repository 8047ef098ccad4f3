import { expect, test } from 'vitest';
import { renewed } from './renew-vehicle.ts';

const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', brandId: 1, brandName: 'VW' };
const own = { ...gol, year: 2008 };

test('what the catalogue says as before stays the very same', () => {
  expect(renewed(own, gol)).toBe(own);
});

test.each([
  ['other years', { ...gol, yearRange: '1999-' }, { ...own, yearRange: '1999-' }],
  ['years without the one that was given', { ...gol, yearRange: '1999-2006' }, { ...gol, yearRange: '1999-2006' }],
  ['no years any more', { ...gol, yearRange: 'n/d' }, { ...own, yearRange: 'n/d' }],
  ['its brand written anew', { ...gol, brandName: 'Volkswagen' }, { ...own, brandName: 'Volkswagen' }],
])('%s are taken over', (_, found, expected) => {
  expect(renewed(own, found)).toEqual(expected);
});

test.each([
  ['gone', null],
  ['another model now', { ...gol, name: 'Uno' }],
  ['another engine now', { ...gol, engine: '1.0' }],
  ['another brand now', { ...gol, brandId: 2, brandName: 'Fiat' }],
])('a vehicle whose number is %s is nobody’s', (_, found) => {
  expect(renewed(own, found)).toBeNull();
});
