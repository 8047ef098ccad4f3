import { expect, test } from 'vitest';
import { type Amount, amountOf, amountText, isTypedAs } from './amount-text.ts';

test.each<[string | undefined, Amount, boolean]>([
  ['250', 250_00, true],
  ['250,0', 250_00, true],
  ['', null, true],
  ['1.234', amountOf('1.234'), true],
  ['250', 300_00, false],
  ['250', null, false],
  ['1.234', 300_00, false],
  ['', 300_00, false],
  [undefined, 250_00, false],
])('«%s» beside %j is what is typed: %j', (typed, cents, expected) => {
  expect(isTypedAs(typed, cents)).toBe(expected);
});

test('an amount is shown as the shop does, text that is none as it was typed', () => {
  expect([250_00, null, amountOf('1.234')].map(amountText)).toEqual(['U$S 250,00', '', '1.234']);
});
