import { afterEach, describe, expect, test } from 'vitest';
import { addDays, dayEnd, dayStart, momentOf, typedOf } from './typed-moment.ts';

const zones = ['America/Montevideo', 'Europe/Madrid', 'Pacific/Auckland', 'America/Los_Angeles', 'UTC'];
const own = process.env.TZ;

afterEach(() => {
  if (own === undefined) delete process.env.TZ;
  else process.env.TZ = own;
});

describe.each(zones)('in a browser at %s', (zone) => {
  test.each([
    ['2026-11-26T00:00', '2026-11-26T03:00:00.000Z'],
    ['2026-11-26T23:59', '2026-11-27T02:59:00.000Z'],
    ['2026-11-30T23:30', '2026-12-01T02:30:00.000Z'],
    ['2028-02-29T12:30', '2028-02-29T15:30:00.000Z'],
    // Clocks change on these days in Madrid, Los Angeles and Auckland.
    ['2026-03-29T02:30', '2026-03-29T05:30:00.000Z'],
    ['2026-03-08T02:30', '2026-03-08T05:30:00.000Z'],
    ['2026-09-27T02:30', '2026-09-27T05:30:00.000Z'],
    // Summer time in Uruguay.
    ['2014-12-15T10:00', '2014-12-15T12:00:00.000Z'],
  ])('%s is %s, there and back', (typed, moment) => {
    process.env.TZ = zone;
    expect(momentOf(typed)).toBe(moment);
    expect(typedOf(moment)).toBe(typed);
  });

  test('a day later it is the same hour, over the ends of months too', () => {
    process.env.TZ = zone;
    expect(addDays('2026-11-30T10:15', 1)).toBe('2026-12-01T10:15');
    expect(addDays('2028-02-28T00:00', 1)).toBe('2028-02-29T00:00');
    expect(addDays('2026-03-28T23:45', 7)).toBe('2026-04-04T23:45');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });
});

test.each(['', '2026-11-26', '2026-02-30T10:00', '2026-11-26T25:00', 'mañana'])('"%s" is no moment', (typed) => {
  expect(momentOf(typed)).toBeUndefined();
});

test('a day is asked for from its first instant to its last', () => {
  expect([dayStart('2026-11-30'), dayEnd('2026-11-30')]).toEqual(['11/30/2026 00:00:00.0', '11/30/2026 23:59:59.9']);
  expect([dayStart(''), dayEnd('2026-02-30')]).toEqual([undefined, undefined]);
});
