import { expect, test } from 'vitest';
import { shippingPriceText } from '#contract/plain/shipping-price';

test.each([
  ['RES', 0, 'Sin costo'],
  ['MON', 600, 'U$S 6,00'],
  ['INT', 0, 'a pagar al recibir'],
  ['INT', 800, 'U$S 8,00'],
])('%s for %i cents is %s', (shippingId, cents, text) => {
  expect(shippingPriceText(shippingId, cents)).toBe(text);
});
