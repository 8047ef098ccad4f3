import { expect, test } from 'vitest';
import { type Cash, changeOf, currencyOf, noCash, totalsOf } from './cash.ts';

const totals = { USD: 1250, UYU: 50_187 };

test.each([
  [
    { currency: 'UYU', received: 100_000 },
    { label: 'Vuelto', cents: 49_813 },
  ],
  [
    { currency: 'UYU', received: 50_187 },
    { label: 'Vuelto', cents: 0 },
  ],
  [
    { currency: 'UYU', received: 50_000 },
    { label: 'Falta', cents: 187 },
  ],
  [
    { currency: 'USD', received: 2000 },
    { label: 'Vuelto', cents: 750 },
  ],
  [{ currency: 'USD', received: null }, undefined],
  [{ currency: 'USD', received: { unread: 'mil', error: 'Escribí un importe' } }, undefined],
] satisfies [Cash, ReturnType<typeof changeOf>][])('of %j the change is %j', (cash, change) => {
  expect(changeOf(totals, cash)).toEqual(change);
});

test('without a rate cash is counted in dollars', () => {
  const only = totalsOf([{ price: 500, quantity: 2 }], 250, null);
  expect(only).toEqual({ USD: 1250, UYU: null });
  expect(currencyOf(only, noCash)).toBe('USD');
  expect(changeOf(only, { ...noCash, received: 2000 })).toEqual({ label: 'Vuelto', cents: 750 });
});
