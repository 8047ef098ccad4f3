import { expect, test } from 'vitest';
import { isFor, listAfter, settleSwitch, toggleVehicle } from './with-vehicle.ts';

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
  expect(settleSwitch(new URLSearchParams(query), gol, { hash: '', isOn, isReturn: false })).toBe(expected);
});

test('a list that leads to a filter has all its choices, whether the switch is on or not', () => {
  const settled = (hash: string) =>
    settleSwitch(new URLSearchParams('search='), gol, { hash, isOn: true, isReturn: false });
  expect([settled('#filtro-vb'), settled('#contenido')]).toEqual(['nothing', 'narrow']);
});

test('without the year of one’s own a list asks for it in another way', () => {
  expect(settleSwitch(new URLSearchParams('v=7'), of2008, { hash: '', isOn: false, isReturn: false })).toBe('nothing');
  expect(settleSwitch(new URLSearchParams('v=7&y=2008'), of2008, { hash: '', isOn: false, isReturn: true })).toBe('on');
});

test.each([
  ['it was off', 'c=2.301', true, 'off'],
  ['it was on', 'c=2.301&v=7', false, 'on'],
  ['another vehicle was asked for', 'c=2.301&v=9', true, 'nothing'],
] as const)('going back to where %s shows it so', (_, query, isOn, expected) => {
  expect(settleSwitch(new URLSearchParams(query), gol, { hash: '', isOn, isReturn: true })).toBe(expected);
});

const uno = { id: 9, name: 'Uno', engine: '1.3', yearRange: '2004-2012', brandId: 2, brandName: 'Fiat', year: 2010 };

test.each([
  ['is removed', 'c=2.301&v=7&y=2008&pag=2', null, 'c=2.301'],
  ['is removed, and nothing else was asked for', 'v=7&y=2008', null, 'search='],
  ['is another', 't=agua&v=7&y=2008&pag=2', uno, 't=agua&v=9&y=2010'],
  ['is of another year', 'v=7&y=2008', { ...gol, year: 2005 }, 'v=7&y=2005'],
  ['is of no year any more', 'v=7&y=2008', gol, 'v=7'],
  ['is the same, and in the account now', 'v=7&y=2008', { ...of2008, isSaved: true }, undefined],
  ['is another, where the list is for a third', 'v=8', uno, undefined],
  ['is another, where the list is for another year', 'v=7&y=1999', uno, undefined],
  ['is removed, where the list is for all', 'c=2.301', null, undefined],
])('a list for one’s vehicle, which %s', (_, query, vehicle, expected) => {
  expect(listAfter(new URLSearchParams(query), of2008, vehicle)?.toString()).toBe(expected);
});

test('a list for a vehicle without its year stays while that is the same', () => {
  const renewed = { ...gol, yearRange: '1999-' };
  expect(listAfter(new URLSearchParams('v=7&y=2005'), gol, renewed)).toBeUndefined();
});
