import { expect, test } from 'vitest';
import { refusedRefundWords } from './refund-words.ts';

test.each([
  ['404 RESOURCE_NOT_FOUND INVALID_RESOURCE_ID', 'no encuentra ese pago: 404 RESOURCE_NOT_FOUND INVALID_RESOURCE_ID'],
  [
    '422 UNPROCESSABLE_ENTITY CAPTURE_FULLY_REFUNDED',
    'ese pago ya está devuelto: 422 UNPROCESSABLE_ENTITY CAPTURE_FULLY_REFUNDED',
  ],
  ['422 REFUND_TIME_LIMIT_EXCEEDED', 'pasó el plazo para devolverlo: 422 REFUND_TIME_LIMIT_EXCEEDED'],
  ['422 REFUND_AMOUNT_EXCEEDED', 'no acepta ese importe: 422 REFUND_AMOUNT_EXCEEDED'],
  ['400 insufficient funds', 'la cuenta no tiene saldo: 400 insufficient funds'],
  ['403 NOT_AUTHORIZED', 'la cuenta no tiene permiso: 403 NOT_AUTHORIZED'],
  ['500', '500'],
])('%s reads %s', (why, words) => expect(refusedRefundWords(why)).toBe(words));
