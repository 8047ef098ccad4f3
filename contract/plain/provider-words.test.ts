import { expect, test } from 'vitest';
import { providerDetail } from './provider-words.ts';

test.each([
  ['approved (accredited)', 'aprobado (acreditado)'],
  ['rejected (cc_rejected_insufficient_amount)', 'rechazado (fondos insuficientes)'],
  ['COMPLETED', 'completado'],
  ['COMPLETED, DISPUTE', 'completado, en disputa'],
  ['PENDING (ECHECK)', 'pendiente (cheque electrónico que se está acreditando)'],
  ['charged_back (reimbursed)', 'contracargo (ganado, el dinero volvió a la tienda)'],
  ['charged_back (settled)', 'contracargo (perdido, el dinero volvió al comprador)'],
  ['rejected (cc_rejected_3ds_challenge)', 'rechazado (el comprador no lo confirmó con su banco)'],
  ['COMPLETED, MERCHANDISE_OR_SERVICE_NOT_RECEIVED', 'completado, dice que no lo recibió'],
  ['PENDING (SOMETHING_NEW)', 'pendiente (SOMETHING_NEW)'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s: %s', (detail, spanish) => {
  expect(providerDetail(detail)).toBe(spanish);
});
