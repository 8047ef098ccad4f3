import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haveCommon, yearRangeText } from './year-range.ts';

test.each([
  [2004, 2012, '2004-2012'],
  [2004, null, '2004-'],
  [null, 2012, '-2012'],
  [2004, 2004, '2004'],
  [null, null, 'n/d'],
  [2012, 2004, 'n/d'],
])('%s to %s is written %s', (from, to, text) => expect(yearRangeText({ from, to })).toBe(text));

const year = fc.option(fc.integer({ min: 1900, max: 2100 }));

test('a text names exactly the years of its range, and only the empty ones are n/d', () => {
  fc.assert(
    fc.property(year, year, (from, to) => {
      const text = yearRangeText({ from, to });
      const isEmpty = (from === null && to === null) || (from !== null && to !== null && from > to);
      expect(text === 'n/d').toBe(isEmpty);
      if (isEmpty) return;
      const [first = '', last = first] = text.split('-');
      expect([first, last]).toEqual([from ?? '', to ?? ''].map(String));
    }),
  );
});

test('different ranges read differently, except those that say nothing', () => {
  fc.assert(
    fc.property(year, year, year, year, (from, to, otherFrom, otherTo) => {
      const text = yearRangeText({ from, to });
      fc.pre(text !== 'n/d' && (from !== otherFrom || to !== otherTo));
      expect(yearRangeText({ from: otherFrom, to: otherTo })).not.toBe(text);
    }),
  );
});

test('two ranges have a year in common, whichever is named first, unless one ends before the other begins', () => {
  const vehicle = { from: 2004, to: 2012 };
  const none = { from: null, to: null };
  for (const [from, to, expected] of [
    [2015, 2018, false],
    [2013, null, false],
    [null, 2003, false],
    [2012, null, true],
    [null, 2004, true],
    [2006, 2008, true],
    [2000, 2020, true],
    [null, null, true],
  ] as const) {
    expect(haveCommon({ from, to }, vehicle), `${from}-${to}`).toBe(expected);
    expect(haveCommon(vehicle, { from, to }), `${from}-${to}`).toBe(expected);
    expect(haveCommon({ from, to }, none)).toBe(true);
  }
});
