import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayEnd, dayStart, readWallTime, wallTime } from './wall-time.ts';

test.each([
  ['11/26/2026 00:00:00.0', '2026-11-26T03:00:00.000Z'],
  ['11/26/2026 23:59:59.9', '2026-11-27T02:59:59.900Z'],
  ['02/29/2028 12:30:00.0', '2028-02-29T15:30:00.000Z'],
  // Summer time: two hours behind UTC, from 5 October 2014 to 8 March 2015, the last one.
  ['12/15/2014 10:00:00.0', '2014-12-15T12:00:00.000Z'],
  ['03/07/2015 23:00:00.0', '2015-03-08T01:00:00.000Z'],
  ['03/08/2015 03:00:00.0', '2015-03-08T06:00:00.000Z'],
  ['12/15/2015 10:00:00.0', '2015-12-15T13:00:00.000Z'],
])('%s in Montevideo is %s', (text, moment) => {
  expect(readWallTime(text)?.toISOString()).toBe(moment);
  expect(wallTime(new Date(moment))).toBe(text);
});

test.each([
  ['2026-11-27T02:59:59.999Z', '2026-11-26T03:00:00.000Z', '2026-11-27T03:00:00.000Z'],
  ['2026-11-27T03:00:00.000Z', '2026-11-27T03:00:00.000Z', '2026-11-28T03:00:00.000Z'],
  ['2026-12-01T01:00:00.000Z', '2026-11-30T03:00:00.000Z', '2026-12-01T03:00:00.000Z'],
  ['2014-12-15T01:59:59.999Z', '2014-12-14T02:00:00.000Z', '2014-12-15T02:00:00.000Z'],
  ['2014-12-15T02:00:00.000Z', '2014-12-15T02:00:00.000Z', '2014-12-16T02:00:00.000Z'],
  // The last day of summer time ends an hour later.
  ['2015-03-08T05:00:00.000Z', '2015-03-08T02:00:00.000Z', '2015-03-09T03:00:00.000Z'],
])('at %s the day of Montevideo began at %s and ends at %s', (at, began, ends) => {
  expect([dayStart(new Date(at)), dayEnd(new Date(at))]).toEqual([new Date(began), new Date(ends)]);
});

test.each([
  '2026-11-26',
  '26/11/2026 00:00:00.0',
  '02/30/2026 00:00:00.0',
  '02/29/2026 00:00:00.0',
  '11/26/2026 24:00:00.0',
  '11/26/2026 10:60:00.0',
  '11/26/2026 10:00:00',
  '11/26/2026 10:00:00.00',
  '00/00/0000 00:00:00.0',
  '',
])('"%s" names no moment', (text) => {
  expect(readWallTime(text)).toBeUndefined();
});

test('every moment since is read as it was written, to the tenth of a second', () => {
  const from = Date.UTC(2015, 3, 1);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000_000 }), (tenths) => {
      const at = new Date(from + tenths * 100);
      expect(readWallTime(wallTime(at))).toEqual(at);
    }),
  );
});
