import { expect, test } from 'vitest';
import { providerDetail } from '#contract/plain/provider-words';
import { statuses as ofMercadoPago } from './mercado-pago-payment.ts';
import { statuses as ofPaypal } from './paypal-payments.ts';

const words = [ofMercadoPago, ofPaypal].flatMap((statuses) => Object.keys(statuses).flatMap((key) => key.split('/')));

test.each([...new Set(words)])('%s has words in Spanish', (word) => {
  expect(providerDetail(word)).not.toBe(word);
});
