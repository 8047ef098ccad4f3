import { afterEach, describe, expect, test, vi } from 'vitest';
import { momentOf, typedOf } from '#web/panel/communications/typed-moment';
import {
  addMinutes,
  datesOf,
  dayText,
  firstHour,
  freeAfter,
  isDay,
  laterToday,
  moved,
  rangeOf,
  rangeText,
  turned,
} from './days.ts';

/** Each zone is so many minutes behind UTC in January. */
const zones: readonly (readonly [string, number])[] = [
  ['America/Montevideo', 180],
  ['Europe/Madrid', -60],
  ['Pacific/Auckland', -780],
  ['America/Los_Angeles', 480],
  ['UTC', 0],
];

describe.each(zones)('in a browser of %s', (zone, offset) => {
  // The test says it where the process does not change its zone.
  const inZone = (act: () => void) => {
    vi.stubEnv('TZ', zone);
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offset);
    act();
  };
  afterEach(() => void vi.unstubAllEnvs());

  test.each([
    ['2026-11-27T00:00', '2026-11-27T03:00:00.000Z'],
    ['2026-11-27T23:59', '2026-11-28T02:59:00.000Z'],
    ['2026-11-30T23:30', '2026-12-01T02:30:00.000Z'],
    ['2028-02-29T00:00', '2028-02-29T03:00:00.000Z'],
    ['2026-12-31T23:59', '2027-01-01T02:59:00.000Z'],
    // Days on which clocks change in Madrid, Los Angeles and Auckland.
    ['2026-03-29T02:30', '2026-03-29T05:30:00.000Z'],
    ['2026-03-08T02:30', '2026-03-08T05:30:00.000Z'],
    ['2026-09-27T02:30', '2026-09-27T05:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T05:30:00.000Z'],
    // Two hours behind UTC.
    ['2014-12-15T10:00', '2014-12-15T12:00:00.000Z'],
  ])('%s in Montevideo is %s', (clock, moment) =>
    inZone(() => {
      expect(momentOf(clock)).toBe(moment);
      expect(typedOf(moment)).toBe(clock);
    }),
  );

  test('a slot and a day are the same on every day', () =>
    inZone(() => {
      expect(addMinutes('2026-11-27T23:45', 30)).toBe('2026-11-28T00:15');
      expect(addMinutes('2026-03-29T01:45', 30)).toBe('2026-03-29T02:15');
      expect(addMinutes('2026-03-28T02:30', 24 * 60)).toBe('2026-03-29T02:30');
    }));

  test('each view has its days', () =>
    inZone(() => {
      expect(rangeOf('dia', '2026-11-30')).toEqual({ from: '2026-11-30', until: '2026-12-01' });
      expect(rangeOf('semana', '2026-11-29')).toEqual({ from: '2026-11-23', until: '2026-11-30' });
      expect(rangeOf('semana', '2026-11-30')).toEqual({ from: '2026-11-30', until: '2026-12-07' });
      expect(rangeOf('mes', '2026-11-27')).toEqual({ from: '2026-10-26', until: '2026-12-07' });
      expect(rangeOf('mes', '2028-02-29')).toEqual({ from: '2028-01-31', until: '2028-03-06' });
    }));
});

test('lists are asked for whole days', () => {
  expect(datesOf(rangeOf('dia', '2028-02-29'))).toEqual({
    startDate: '02/29/2028 00:00:00.0',
    endDate: '03/01/2028 00:00:00.0',
  });
});

test.each([
  ['dia', '2026-11-30', 1, '2026-12-01'],
  ['semana', '2026-11-30', -1, '2026-11-23'],
  ['mes', '2026-01-31', 1, '2026-02-28'],
  ['mes', '2028-01-31', 1, '2028-02-29'],
  ['mes', '2026-03-31', -1, '2026-02-28'],
  ['mes', '2026-12-15', 1, '2027-01-15'],
] as const)('from a %s the arrows of %s by %i lead to %s', (view, day, by, to) => {
  expect(turned(view, day, by)).toBe(to);
});

test.each([
  ['2026-11-27', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['27/11/2026', false],
  ['0001-01-01', false],
  ['', false],
])('whether "%s" is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is);
});

test.each([
  // Half an hour, and a day, forth and back.
  ['2026-11-27T10:00', 30, '2026-11-27T10:30'],
  ['2026-11-27T23:45', 30, '2026-11-28T00:15'],
  ['2026-11-28T10:00', -24 * 60, '2026-11-27T10:00'],
  // Nothing is due before today.
  ['2026-11-27T00:15', -30, '2026-11-27T00:15'],
  ['2026-11-27T10:00', -24 * 60, '2026-11-27T10:00'],
  ['2026-11-24T10:00', 24 * 60, '2026-11-27T10:00'],
  ['2026-11-24T10:00', 30, '2026-11-27T10:30'],
])('%s moved by %i minutes is %s', (clock, minutes, to) => {
  expect(moved(clock, minutes, '2026-11-27')).toBe(to);
});

test.each([
  ['2026-11-20T16:00', '2026-11-27T10:10', '2026-11-27T16:00'],
  ['2026-11-20T09:00', '2026-11-27T10:10', '2026-11-27T10:30'],
  ['2026-11-20T10:30', '2026-11-27T10:30', '2026-11-27T11:00'],
  ['2026-11-27T09:00', '2026-11-27T23:40', '2026-11-27T23:59'],
])('what was due at %s is, seen at %s, put to %s', (clock, now, to) => {
  expect(laterToday(clock, now)).toBe(to);
});

test('what a view shows is said in Spanish', () => {
  expect(dayText('2026-11-27')).toBe('viernes, 27 de noviembre');
  expect(rangeText('dia', '2026-11-27')).toBe('viernes, 27 de noviembre de 2026');
  expect(rangeText('mes', '2026-11-27')).toBe('noviembre de 2026');
  expect(rangeText('semana', '2026-11-30')).toMatch(/^30.*nov.* – 6.*dic.*2026$/);
});

test.each([
  ['2026-11-30', '2026-11-30T09:00'],
  ['2026-11-27', '2026-11-27T10:30'],
  ['2026-11-20', '2026-11-27T10:30'],
])('something new on %s begins at %s', (day, clock) => {
  expect(firstHour(day, '2026-11-27T10:10')).toBe(clock);
});

test('at night something new begins in the morning', () => {
  expect(firstHour('2026-11-27', '2026-11-27T01:10')).toBe('2026-11-27T09:00');
});

test.each([
  ['semana', '2026-11-26T10:00', 'ArrowDown', '2026-11-26T10:30'],
  ['semana', '2026-11-26T10:00', 'ArrowRight', '2026-11-27T10:00'],
  // Nothing is due before today, nor shown after Sunday.
  ['semana', '2026-11-25T10:00', 'ArrowLeft', '2026-11-25T10:00'],
  ['semana', '2026-11-29T10:00', 'ArrowRight', '2026-11-29T10:00'],
  ['semana', '2026-11-26T23:30', 'ArrowDown', '2026-11-27T00:00'],
  ['mes', '2026-11-30T09:00', 'ArrowDown', '2026-11-30T09:00'],
  ['mes', '2026-11-26T09:00', 'ArrowUp', '2026-11-26T09:00'],
  ['mes', '2026-12-01T09:00', 'ArrowLeft', '2026-11-30T09:00'],
  ['mes', '2026-11-26T09:00', 'a', undefined],
] as const)('in a %s, from a free time at %s %s leads to %s', (view, clock, key, to) => {
  expect(freeAfter(clock, key, { view, day: '2026-11-27', today: '2026-11-25' })).toBe(to);
});
