import { expect, test } from 'vitest';
import { nextStep } from './next-steps.ts';

test.each([
  // In Montevideo it is still the 30th, though the next day elsewhere.
  ['2026-12-01T02:59:00Z', 1, '2026-12-01T10:30'],
  ['2026-12-01T03:00:00Z', 1, '2026-12-02T10:30'],
  ['2028-02-28T15:00:00Z', 3, '2028-03-02T10:30'],
  ['2026-11-27T15:00:00Z', 7, '2026-12-04T10:30'],
])('at %s, %s days later at the hour of before is %s', (now, days, typed) => {
  expect(nextStep('2026-11-20T13:30:00Z', days, new Date(now))).toBe(typed);
});
