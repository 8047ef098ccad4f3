import { expect, test } from 'vitest';
import { fitOf } from './fit.ts';

const [vw, fiat] = [
  { brandId: 1, brandName: 'VW' },
  { brandId: 2, brandName: 'Fiat' },
];
const gol = { id: 7, name: 'Gol', engine: '1.6', yearRange: '1999-2008', ...vw };
const ofGol = { name: 'Gol 1.6', yearRange: '1999-2008', vehicleId: 7, qualifier: '', ...vw };
const ofUno = { name: 'Uno 1.3', yearRange: '2004-2012', vehicleId: 9, qualifier: '', ...fiat };
const text = { name: 'Gol, Parati y Saveiro todos', yearRange: 'n/d', vehicleId: null, qualifier: '', ...vw };
const nobodys = { ...text, name: 'Universal', brandId: null, brandName: '' };

const fits = { kind: 'fits', conditions: [] };
const notListed = { kind: 'not listed' };
const unknown = { kind: 'unknown' };

test.each([
  ['an application names the vehicle', [ofUno, ofGol], {}, fits],
  ['the year is among the application’s', [ofGol], { year: 2008 }, fits],
  ['the first year is', [ofGol], { year: 1999 }, fits],
  ['the application is narrower than the year', [{ ...ofGol, yearRange: '2004-2006' }], { year: 2008 }, notListed],
  ['one of two applications has the year', [{ ...ofGol, yearRange: '1999-2003' }, ofGol], { year: 2008 }, fits],
  ['neither it nor its vehicle says years', [{ ...ofGol, yearRange: 'n/d' }], { yearRange: 'n/d', year: 2008 }, fits],
  ['its years and its vehicle’s have none in common', [{ ...ofGol, yearRange: 'n/d' }], { year: 2008 }, unknown],
  ['they have none in common, and no year was given', [{ ...ofGol, yearRange: 'n/d' }], {}, unknown],
  ['another has the year beside one of none in common', [{ ...ofGol, yearRange: 'n/d' }, ofGol], { year: 2008 }, fits],
  ['it begins with the year and is still built', [{ ...ofGol, yearRange: '2008-' }], { year: 2008 }, fits],
  ['it begins later', [{ ...ofGol, yearRange: '2009-' }], { year: 2008 }, notListed],
  ['it ends before', [{ ...ofGol, yearRange: '-2007' }], { year: 2008 }, notListed],
  ['it is of one year, another', [{ ...ofGol, yearRange: '2004' }], { year: 2008 }, notListed],
  ['it is of one year, this', [{ ...ofGol, yearRange: '2008' }], { year: 2008 }, fits],
  ['only others are named', [ofUno], {}, notListed],
  ['another engine of the same model is', [{ ...ofGol, vehicleId: 8, name: 'Gol 1.0' }], {}, notListed],
  ['nothing is known', [], {}, unknown],
  ['there is nothing but text', [text], {}, unknown],
  ['there is nothing but text of another brand', [{ ...text, ...fiat }], {}, unknown],
  ['others are named, and a text of the same brand', [ofUno, text], {}, unknown],
  ['others are named, and a text of no brand', [ofUno, nobodys], {}, unknown],
  ['others are named, and a text of another brand', [ofUno, { ...text, ...fiat }], {}, notListed],
  ['the text is of other years', [ofUno, { ...text, yearRange: '1990-1995' }], { year: 2008 }, notListed],
  ['the text is of those years', [ofUno, { ...text, yearRange: '2005-2010' }], { year: 2008 }, unknown],
  [
    'it is named in other years, and a text may mean it',
    [{ ...ofGol, yearRange: '-2001' }, text],
    { year: 2008 },
    unknown,
  ],
])('%s', (_, applications, year, expected) => {
  expect(fitOf(applications, { ...gol, ...year })).toEqual(expected);
});

test('a condition is told where every application that names the vehicle has one', () => {
  const [air, dry] = ['con aire', 'sin aire'].map((qualifier) => ({ ...ofGol, qualifier }));
  expect(fitOf([air, dry, air] as (typeof ofGol)[], gol)).toEqual({
    kind: 'fits',
    conditions: ['con aire', 'sin aire'],
  });
  expect(fitOf([air, ofGol] as (typeof ofGol)[], gol)).toEqual(fits);
});

test('where no year was given, years narrower than the vehicle’s are a condition, beside the qualifier', () => {
  const conditionsOf = (
    applications: readonly Partial<typeof ofGol>[],
    vehicle: { yearRange?: string; year?: number },
  ) => {
    const fit = fitOf(applications.map((one) => ({ ...ofGol, ...one })) as (typeof ofGol)[], { ...gol, ...vehicle });
    return fit.kind === 'fits' ? fit.conditions : fit.kind;
  };
  const [early, late] = [{ yearRange: '1999-2003' }, { yearRange: '2004-2006' }];
  expect(conditionsOf([late], {})).toEqual(['de 2004-2006']);
  expect(conditionsOf([late], { yearRange: 'n/d' })).toEqual(['de 2004-2006']);
  expect(conditionsOf([late], { year: 2005 })).toEqual([]);
  expect(conditionsOf([early, late, late], {})).toEqual(['de 1999-2003', 'de 2004-2006']);
  expect(conditionsOf([{ ...late, qualifier: 'con aire' }, early], {})).toEqual([
    'con aire, de 2004-2006',
    'de 1999-2003',
  ]);
  expect(conditionsOf([{ ...late, qualifier: 'con aire' }], { year: 2005 })).toEqual(['con aire']);
  expect(conditionsOf([late, {}], {})).toEqual([]);
  expect(conditionsOf([{ yearRange: '2004' }], {})).toEqual(['de 2004']);
  expect(conditionsOf([{ yearRange: '2004-' }], { yearRange: '1999-' })).toEqual(['de 2004 en adelante']);
  expect(conditionsOf([{ yearRange: '-2004' }], { yearRange: '-2008' })).toEqual(['hasta 2004']);
});
