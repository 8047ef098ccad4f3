import { expect, test } from 'vitest';
import { settleVehicle } from './settle-vehicle.ts';

const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', brandId: 1, brandName: 'VW' };
const uno = { id: 9, name: 'Uno', engine: '1.3', yearRange: 'n/d', brandId: 2, brandName: 'Fiat' };
const none = { vehicle: null, vehicleYear: null };
const hasGol = { vehicle: gol, vehicleYear: null };
const hasGolOf2008 = { vehicle: gol, vehicleYear: 2008 };
const saved = { ...gol, isSaved: true };
const before = { ...gol, yearRange: '1999-2006' };

test.each([
  ['nothing chosen anywhere', null, none, { do: 'nothing' }],
  ['only in the account', null, hasGolOf2008, { do: 'keep', vehicle: { ...saved, year: 2008 } }],
  ['only in this browser', uno, none, { do: 'save' }],
  ['another in this browser', uno, hasGol, { do: 'save' }],
  ['another year in this browser', { ...gol, year: 2005 }, hasGolOf2008, { do: 'save' }],
  ['the same in both', gol, hasGol, { do: 'keep', vehicle: saved }],
  ['what the account had all the time', saved, hasGol, { do: 'nothing' }],
  ['what the account has changed since', saved, hasGolOf2008, { do: 'keep', vehicle: { ...saved, year: 2008 } }],
  ['the same, with the years that it had before', before, hasGol, { do: 'keep', vehicle: saved }],
  [
    'the account’s, with the years that it had before',
    { ...before, isSaved: true },
    hasGol,
    { do: 'keep', vehicle: saved },
  ],
  ['the one of who was signed in here before', { ...uno, isSaved: true }, hasGol, { do: 'keep', vehicle: saved }],
  ['the same, and this account has none', saved, none, { do: 'keep', vehicle: null }],
])('on signing in: %s', (_, inBrowser, account, settled) => {
  expect(settleVehicle(inBrowser, account, true)).toEqual(settled);
});

test.each([
  ['removed in another tab', null, hasGol, { do: 'nothing' }],
  ['changed in another tab, and saved there', { ...uno, isSaved: true }, hasGol, { do: 'nothing' }],
  ['chosen now', uno, hasGol, { do: 'save' }],
  ['chosen now as it is', gol, hasGol, { do: 'keep', vehicle: saved }],
])('while signed in: %s', (_, inBrowser, account, settled) => {
  expect(settleVehicle(inBrowser, account, false)).toEqual(settled);
});
