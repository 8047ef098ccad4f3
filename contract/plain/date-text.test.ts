import { expect, test } from 'vitest';
import { dateText, whenText, yearIn } from '#contract/plain/date-text';

test('moments are told in the time of Montevideo', () => {
  expect(dateText('2026-11-20T02:59:59Z')).toBe('19/11/2026');
  expect(whenText('2026-11-20T03:05:00Z')).toBe('20/11/2026 a las 00:05');
  expect(whenText('2026-11-20T15:00:00+00:00')).toBe('20/11/2026 a las 12:00');
});

test('a year begins when it does in Montevideo', () => {
  expect(yearIn(new Date('2027-01-01T02:59:59Z'))).toBe(2026);
  expect(yearIn(new Date('2027-01-01T03:00:00Z'))).toBe(2027);
});
