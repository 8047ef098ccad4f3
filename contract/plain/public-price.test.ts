import { expect, test } from 'vitest';
import { publicPrice } from './public-price.ts';

const rate = { value: 40, date: '2026-11-20' };

test.each([
  ['off', rate, 'USD', 1250],
  ['beside', rate, 'USD', 1250],
  ['before', rate, 'UYU', 50_000],
  ['before', null, 'USD', 1250],
] as const)('with pesos %s the dollars, at the rate %j, are told in %s', (showUYU, given, currency, cents) => {
  expect(publicPrice(1250, { showUYU, rate: given })).toEqual({ cents, currency });
});
