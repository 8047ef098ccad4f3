import { expect, test } from 'vitest';
import { moneyText } from '#contract/plain/money-text';

test.each([
  [0, 'U$S 0,00'],
  [5, 'U$S 0,05'],
  [1250, 'U$S 12,50'],
  [123450, 'U$S 1.234,50'],
  [100000000, 'U$S 1.000.000,00'],
  [-99, '−U$S 0,99'],
])('%i cents are %s', (cents, text) => {
  expect(moneyText(cents)).toBe(text);
});

test('pesos have their own sign', () => {
  expect(moneyText(4812300, 'UYU')).toBe('$ 48.123,00');
});
