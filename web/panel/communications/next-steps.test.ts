import { expect, test } from 'vitest';
import { nextStep, nextSteps, roundHour } from './next-steps.ts';

test.each([
  // In Montevideo it is still the 30th, though the next day elsewhere.
  ['2026-12-01T02:59:00Z', 1, '2026-12-01T10:30'],
  ['2026-12-01T03:00:00Z', 1, '2026-12-02T10:30'],
  ['2028-02-28T15:00:00Z', 3, '2028-03-02T10:30'],
  ['2026-11-27T15:00:00Z', 7, '2026-12-04T10:30'],
])('at %s, %s days later at the hour of before is %s', (now, days, typed) => {
  expect(nextStep('2026-11-20T13:30:00Z', days, new Date(now))).toBe(typed);
});

test.each([
  ['2026-11-26T15:00:00Z', ['Mañana 1', 'En 3 días 3', 'La semana que viene 7']],
  // A Friday: three days later is Monday.
  ['2026-11-27T15:00:00Z', ['Mañana 1', 'El lunes 3', 'La semana que viene 7']],
  // Still Friday in Montevideo.
  ['2026-11-28T02:59:00Z', ['Mañana 1', 'El lunes 3', 'La semana que viene 7']],
  ['2026-11-28T15:00:00Z', ['Mañana 1', 'El lunes 2', 'En 3 días 3', 'La semana que viene 7']],
  ['2026-11-29T15:00:00Z', ['Mañana 1', 'En 3 días 3', 'La semana que viene 7']],
])('at %s the next steps are %o', (now, steps) => {
  expect(nextSteps(new Date(now)).map(({ label, days }) => `${label} ${days}`)).toEqual(steps);
});

test.each([
  ['2026-11-27T13:59:59Z', '2026-11-27T13:30:00.000Z'],
  ['2026-11-27T13:30:00Z', '2026-11-27T13:30:00.000Z'],
  ['2026-11-27T13:07:00Z', '2026-11-27T13:00:00.000Z'],
])('%s is in the half hour of %s', (moment, half) => {
  expect(roundHour(moment)).toBe(half);
});
