import { expect, test } from 'vitest';
import { statuses as ofMercadoPago } from '#server/payments/providers/mercado-pago-payment';
import { statuses as ofPayPal } from '#server/payments/providers/paypal-payments';
import { providerDetail } from './provider-words.ts';

test.each([
  ['approved (accredited)', 'aprobado (acreditado)'],
  ['rejected (cc_rejected_insufficient_amount)', 'rechazado (fondos insuficientes)'],
  ['COMPLETED', 'completado'],
  ['COMPLETED, DISPUTE', 'completado, en disputa'],
  ['PENDING (ECHECK)', 'pendiente (ECHECK)'],
  [
    'COMPLETED (BUYER_COMPLAINT), MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    'completado (reclamo de quien compró), no recibió la compra',
  ],
  ['charged_back (reimbursed)', 'contracargo (reintegrado a la tienda)'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s: %s', (detail, spanish) => {
  expect(providerDetail(detail)).toBe(spanish);
});

test.each([...Object.keys(ofMercadoPago), ...Object.keys(ofPayPal)])(
  '%s, which the shop acts upon, is said in Spanish',
  (known) => {
    for (const word of known.split('/')) expect(providerDetail(word)).not.toContain(word);
  },
);
