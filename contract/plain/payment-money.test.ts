import { expect, test } from 'vitest';
import { amountText, centsOf, moneyIn } from '#contract/plain/payment-money';

test('an amount of a currency that the shop does not use stands by its code', () => {
  expect([moneyIn(123_450, 'UYU'), moneyIn(123_450, 'USD'), moneyIn(123_450, 'EUR')]).toEqual([
    '$ 1.234,50',
    'U$S 1.234,50',
    'EUR 1.234,50',
  ]);
});

test.each([
  ['1.234,50', 123_450],
  [' 1234,5 ', 123_450],
  ['1234.50', 123_450],
  ['1.234', 123_400],
  ['1.234.567', 123_456_700],
  ['12', 1200],
  ['0,05', 5],
  ['', undefined],
  ['1,234.50', undefined],
  ['12.3456', undefined],
  ['1.23,5', undefined],
  ['-5', undefined],
  ['doce', undefined],
])('a typed amount «%s» is %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

test('an amount is shown as it is typed', () => {
  expect(amountText(123_450)).toBe('1.234,50');
  expect(centsOf(amountText(99_999_999))).toBe(99_999_999);
});
