import { expect, test } from 'vitest';
import { boughtFor, isPickedOwn, pickedVehicle, placesOf, readPicked } from './picked-vehicle.ts';

const golf = { name: 'Golf V 1.6 8v', yearRange: '2004-2009', brandId: 73, brandName: 'VW', vehicleId: 895 };
const later = { ...golf, yearRange: '2010-2012' };
const text = { ...golf, name: 'Varios', vehicleId: null };
const applications = [text, golf, later].map((one) => ({ ...one, qualifier: '' }));

test.each([
  ['with the years of its application', { v: 895 }, { v: 895, name: 'VW Golf V 1.6 8v 2004-2009' }],
  ['with the year that was asked for', { v: 895, y: 2011 }, { v: 895, y: 2011, name: 'VW Golf V 1.6 8v 2011' }],
  ['that the part does not name', { v: 7 }, undefined],
  ['for years that the part does not name', { v: 895, y: 1990 }, undefined],
  ['that is none, for a year', { y: 2008 }, undefined],
])('a picked vehicle %s', (_, picked, expected) => {
  expect(pickedVehicle(applications, picked)).toEqual(expected);
});

test.each([
  ['a vehicle', [{ v: 895 }], [1, 2]],
  ['a vehicle of a year', [{ v: 895, y: 2011 }], [2]],
  [
    'what was picked and one’s own',
    [
      { v: 895, y: 2011 },
      { v: 895, y: 2005 },
    ],
    [1, 2],
  ],
  ['another vehicle', [{ v: 7 }], []],
  ['no vehicle', [{}, { v: undefined, y: 2011 }], []],
])('applications of %s', (_, asked, expected) => {
  expect(placesOf(applications, asked)).toEqual(expected);
});

test.each([
  ['another vehicle', { v: 7 }, 2008, false],
  ['it without a year', { v: 895 }, 2008, true],
  ['it of its year', { v: 895, y: 2008 }, 2008, true],
  ['it of another year', { v: 895, y: 2005 }, 2008, false],
  ['it of a year, and nobody said of which one’s own is', { v: 895, y: 2005 }, undefined, false],
  ['it of a year that it never had', { v: 895, y: 1990 }, 2008, true],
  ['none', {}, 2008, false],
])('what was picked is one’s own or not: %s', (_, picked, year, is) => {
  const own = { id: 895, name: 'Golf V', engine: '1.6 8v', yearRange: '2004-2009', brandId: 73, brandName: 'VW' };
  expect(isPickedOwn(picked, { ...own, ...(year && { year }) })).toBe(is);
});

test.each([
  ['the page’s before one’s own', { v: 895, y: 2011 }, { v: 895, y: 2011, name: 'VW Golf V 1.6 8v 2011' }],
  ['one’s own, where the page names none', {}, { v: 895, y: 2008, name: 'VW Golf V 1.6 8v 2008' }],
  ['without a year that is none', { v: 895, y: 99_999 }, { v: 895, name: 'VW Golf V 1.6 8v 2004-2009' }],
  ['none, where the page’s has no application', { v: 7 }, undefined],
])('a part goes into the cart for a vehicle: %s', (_, picked, expected) => {
  const { name, yearRange, vehicleId: id, ...brand } = golf;
  const own = { id, name, engine: '', yearRange, ...brand, year: 2008 };
  expect(boughtFor(applications, picked, own)).toEqual(expected);
  expect(boughtFor(applications.slice(1), picked, own)).toBeUndefined();
  expect(boughtFor(applications, {}, null)).toBeUndefined();
});

test('years that say nothing are left out', () => {
  const [, one] = applications;
  expect(pickedVehicle(one ? [{ ...one, yearRange: 'n/d' }] : [], { v: 895 })?.name).toBe('VW Golf V 1.6 8v');
});

test.each([
  ['v=895&y=2008', { v: 895, y: 2008 }],
  ['v=895&y=nuevo', { v: 895 }],
  ['v=todos&y=2008', {}],
  ['codigo=A-1', {}],
])('the address %s picks %o', (query, expected) => {
  expect(readPicked(new URLSearchParams(query))).toEqual(expected);
});
