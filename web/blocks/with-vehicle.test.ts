import { expect, test } from 'vitest';
import { isFor, settleSwitch, toggleVehicle } from './with-vehicle.ts';

const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', brandId: 1, brandName: 'VW' };
const of2008 = { ...gol, year: 2008 };
const toggled = (query: string, vehicle: typeof gol & { year?: number }) =>
  toggleVehicle(new URLSearchParams(query), vehicle).toString();

test.each([
  ['c=2.301&pag=3', gol, 'c=2.301&v=7'],
  ['c=2.301&v=9&vb=2', gol, 'c=2.301&v=7'],
  ['search=', of2008, 'search=&v=7&y=2008'],
  ['t=radiador&y=1990', of2008, 't=radiador&v=7&y=2008'],
  ['t=radiador', { ...of2008, yearRange: 'n/d' }, 't=radiador&v=7'],
  ['v=7&y=2005&t=agua', of2008, 't=agua&v=7&y=2008'],
  ['v=7&t=agua', of2008, 't=agua&v=7&y=2008'],
])('%s for a vehicle', (query, vehicle, expected) => {
  expect(toggled(query, vehicle)).toBe(expected);
});

test.each([
  ['c=2.301&v=7&pag=2', gol, 'c=2.301'],
  ['v=7&y=2008', of2008, 'search='],
  ['v=7&y=2005&t=agua', gol, 't=agua'],
])('%s without it again', (query, vehicle, expected) => {
  expect(toggled(query, vehicle)).toBe(expected);
});

test.each([
  ['v=7', gol, true],
  ['v=71', gol, false],
  ['v=7&y=2005', gol, true],
  ['v=7&y=2008', of2008, true],
  ['v=7&y=2005', of2008, false],
  ['v=7', of2008, false],
  ['v=7', { ...of2008, yearRange: 'n/d' }, true],
])('a list is for a vehicle where its address names it, and its year where that is known: %s', (query, vehicle, is) => {
  expect(isFor(new URLSearchParams(query), vehicle)).toBe(is);
});

test.each([
  ['another category, while it is on', 'c=2.301', true, 'narrow'],
  ['a search, while it is on', 't=agua', true, 'narrow'],
  ['another category, while it is off', 'c=2.301', false, 'nothing'],
  ['a list for the vehicle, while it is off', 'c=2.301&v=7', false, 'on'],
  ['a list for the vehicle, while it is on', 'c=2.301&v=7', true, 'nothing'],
  ['another vehicle, while it is on', 'v=9', true, 'nothing'],
  ['a brand of vehicles, while it is on', 'vb=2', true, 'nothing'],
  ['a year, while it is on', 'y=1990', true, 'nothing'],
] as const)('the switch on a list of %s', (_, query, isOn, expected) => {
  expect(settleSwitch(new URLSearchParams(query), gol, { isOn, isReturn: false })).toBe(expected);
});

test('without the year of one’s own a list asks for it in another way', () => {
  expect(settleSwitch(new URLSearchParams('v=7'), of2008, { isOn: false, isReturn: false })).toBe('nothing');
  expect(settleSwitch(new URLSearchParams('v=7&y=2008'), of2008, { isOn: false, isReturn: true })).toBe('on');
});

test.each([
  ['it was off', 'c=2.301', true, 'off'],
  ['it was on', 'c=2.301&v=7', false, 'on'],
  ['another vehicle was asked for', 'c=2.301&v=9', true, 'nothing'],
] as const)('going back to where %s shows it so', (_, query, isOn, expected) => {
  expect(settleSwitch(new URLSearchParams(query), gol, { isOn, isReturn: true })).toBe(expected);
});
