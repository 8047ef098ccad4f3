import { expect, test } from 'vitest';
import { lastWithdrawalDay, mayWithdraw } from './withdrawal-term.ts';

test.each([
  ['a Friday', '2026-11-20T15:00:00Z', '2026-11-27'],
  ['a Monday', '2026-11-23T15:00:00Z', '2026-11-30'],
  ['a Saturday', '2026-11-21T15:00:00Z', '2026-11-27'],
  ['the evening before a day begins in Montevideo', '2026-11-24T01:00:00Z', '2026-11-30'],
  ['a week with Christmas and the next year', '2026-12-24T15:00:00Z', '2027-01-04'],
  ['a week with the first of May, on a Friday', '2026-04-29T15:00:00Z', '2026-05-07'],
])('from %s five business days', (_name, at, last) => {
  expect(lastWithdrawalDay(new Date(at))).toBe(last);
});

test('the term ends with its last day in Montevideo', () => {
  const sent = new Date('2026-11-20T15:00:00Z');
  expect(mayWithdraw(sent, new Date('2026-11-28T02:59:59Z'))).toBe(true);
  expect(mayWithdraw(sent, new Date('2026-11-28T03:00:00Z'))).toBe(false);
});
