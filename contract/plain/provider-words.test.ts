import { expect, test } from 'vitest';
import { providerDetail } from './provider-words.ts';

test.each([
  ['approved (accredited)', 'aprobado (acreditado)'],
  ['rejected (cc_rejected_insufficient_amount)', 'rechazado (fondos insuficientes)'],
  ['COMPLETED', 'completado'],
  ['COMPLETED, DISPUTE', 'completado, en disputa'],
  ['PENDING (ECHECK)', 'pendiente (ECHECK)'],
  ['constructor', 'constructor'],
  ['', ''],
])('%s: %s', (detail, spanish) => {
  expect(providerDetail(detail)).toBe(spanish);
});
