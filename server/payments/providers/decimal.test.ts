import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents, toDecimal } from './decimal.ts';

test('every amount comes back as it went, as a text and as a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (cents) => {
      expect([toCents(toDecimal(cents)), toCents(Number(toDecimal(cents)))]).toEqual([cents, cents]);
    }),
  );
});

test.each([undefined, null, '', ' ', 'doce', {}, []])('%j is no amount', (value) => {
  expect(toCents(value)).toBeNaN();
});
