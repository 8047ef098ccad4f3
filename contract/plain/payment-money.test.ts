import { expect, test } from 'vitest';
import { amountText, moneyIn } from '#contract/plain/payment-money';

test('an amount of a currency that the shop does not use stands by its code', () => {
  expect([moneyIn(123_450, 'UYU'), moneyIn(123_450, 'USD'), moneyIn(123_450, 'EUR')]).toEqual([
    '$ 1.234,50',
    'U$S 1.234,50',
    'EUR 1.234,50',
  ]);
});

test('an amount is shown as it is typed', () => {
  expect(amountText(123_450)).toBe('1.234,50');
});
