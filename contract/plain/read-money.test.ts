import { expect, test } from 'vitest';
import { readMoney } from './read-money.ts';

test.each([
  ['1.234,50', 123_450],
  ['1.234,5', 123_450],
  ['1.234', 123_400],
  ['1.234.567', 123_456_700],
  ['1234', 123_400],
  ['1234.5', 123_450],
  ['12.50', 1250],
  ['12,9', 1290],
  ['12,', 1200],
  ['0,07', 7],
  [',5', 50],
  ['1,234.50', 123_450],
  ['U$S 1.234,50', 123_450],
  ['US$ 10', 1000],
  ['1 234,50', 123_450],
  ['0', 0],
])('%j is %d cents', (text, cents) => expect(readMoney(text)).toBe(cents));

test.each(['', '  ', 'U$S '])('%j is nothing', (text) => expect(readMoney(text)).toBeNull());

test.each(['-5', '1,234', '12,505', '1.23.4', '12.34,5', 'doce', '1e3', '.', '٣'])('%j is no amount', (text) => {
  expect(readMoney(text)).toBeUndefined();
});
