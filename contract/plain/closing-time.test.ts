import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closingAfter } from '#contract/plain/closing-time';
import { wallTime } from '#contract/plain/wall-time';

const hours = 'Lunes a viernes de 08:00 a 12:30 y de 13:30 a 18:00. Sábados de 09:00 a 13:00';
const closing = (text: string, at: string, count?: number) =>
  wallTime(closingAfter(text, new Date(`${at}-03:00`), count)).slice(0, 16);

test.each([
  ['a Friday at noon', hours, '2026-11-20T12:00', '11/20/2026 18:00'],
  ['the moment at which it closes', hours, '2026-11-20T18:00', '11/20/2026 18:00'],
  ['a Friday night', hours, '2026-11-20T18:01', '11/23/2026 18:00'],
  ['a Saturday, though the shop is open', hours, '2026-11-21T10:00', '11/23/2026 18:00'],
  ['Christmas', hours, '2026-12-25T10:00', '12/28/2026 18:00'],
  ['a shop that is closed on Mondays', 'Martes a viernes de 10.00 a 19.30', '2026-11-23T10:00', '11/24/2026 19:30'],
  ['hours that cannot be read', 'Con agenda previa', '2026-11-20T12:00', '11/20/2026 18:00'],
  ['a shop that opens at weekends alone', 'Sábados de 09:00 a 13:00', '2026-11-21T10:00', '11/23/2026 18:00'],
])('%s', (_, text, at, until) => {
  expect(closing(text, at)).toBe(until);
});

test('counted are working days alone', () => {
  expect(closing(hours, '2026-11-20T12:00', 2)).toBe('11/23/2026 18:00');
  expect(closing(hours, '2026-12-24T12:00', 3)).toBe('12/29/2026 18:00');
});

test('it is never before the moment that is asked for', () => {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(fc.property(moment, (at) => closingAfter(hours, at) >= at));
});
