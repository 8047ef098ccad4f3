import { expect, test } from 'vitest';
import { rateAge, rateText, rateTurn, usableRate } from '#contract/plain/rate';

const rate = { value: 40.5, date: '2026-11-20' };

test.each([
  ['2026-11-19T23:59:59-03:00', -1, false],
  ['2026-11-20T00:00:00-03:00', 0, true],
  ['2026-11-21T23:59:59-03:00', 1, true],
  ['2026-11-24T23:59:59-03:00', 4, true],
  ['2026-11-25T00:00:00-03:00', 5, false],
])('at %s a rate of the 20th is %i days old, usable: %s', (at, age, isUsable) => {
  expect(rateAge(rate, new Date(at))).toBe(age);
  expect(usableRate({ rate }, new Date(at))).toEqual(isUsable ? rate : null);
});

test('what can be used turns where it says', () => {
  const [before, during] = ['2026-11-19T12:00:00Z', '2026-11-22T12:00:00Z'].map((at) => new Date(at)) as [Date, Date];
  const turns = [rateTurn(rate, before) ?? 0, rateTurn(rate, during) ?? 0];
  const usable = (at: number) => usableRate({ rate }, new Date(at)) !== null;
  expect(turns.map((at) => [usable(at - 1), usable(at)])).toEqual([
    [false, true],
    [true, false],
  ]);
  expect(rateTurn(rate, new Date(turns[1] ?? 0))).toBeUndefined();
  expect(usableRate({ rate: null }, during)).toBeNull();
});

test('it is told as people write it here', () => {
  expect([40.5, 40.1234, 40].map((value) => rateText({ value }))).toEqual([
    '$ 40,50 por dólar',
    '$ 40,1234 por dólar',
    '$ 40,00 por dólar',
  ]);
});
