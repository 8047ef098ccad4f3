import { expect, test } from 'vitest';
import { onlineWords } from './online-words.ts';

test.each([
  [
    { isListed: true, hasKeys: true },
    { text: 'PayPal: se cobra.', isBad: false },
  ],
  [
    { isListed: false, hasKeys: true },
    { text: 'PayPal: tiene sus claves y no se ofrece. Agregala en Ajustes › Pagos.', isBad: true },
  ],
  [{ isListed: false, hasKeys: false }, undefined],
  [
    { isListed: true, hasKeys: false },
    {
      text: 'PayPal: todavía no se ofrece, faltan sus claves. Quien arranca la tienda las pone así, y las prueba con npm run payments:check:',
      isBad: true,
      lines: 'PAYPAL_CLIENT_ID=…\nPAYPAL_CLIENT_SECRET=…\nPAYPAL_WEBHOOK_ID=…',
    },
  ],
])('%o', (given, words) => {
  expect(onlineWords('PYPL', given)).toEqual(words);
});
