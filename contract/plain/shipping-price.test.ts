import { expect, test } from 'vitest';
import { shippingPriceText, shippingPriceWithin } from '#contract/plain/shipping-price';

test.each([
  ['RES', 0, 'Sin costo'],
  ['MON', 600, 'U$S 6,00'],
  ['INT', 0, 'a pagar al recibir'],
  ['INT', 800, 'U$S 8,00'],
])('%s for %i cents is %s', (shippingId, cents, text) => {
  expect(shippingPriceText(shippingId, cents)).toBe(text);
});

test.each([
  ['RES', 0, 'sin costo'],
  ['MON', 600, 'U$S 6,00'],
  ['INT', 0, 'a pagar al recibir'],
])('%s for %i cents is %s within a sentence', (shippingId, cents, text) => {
  expect(shippingPriceWithin(shippingId, cents)).toBe(text);
});
