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
      line: 'PAYPAL_CLIENT_ID=… PAYPAL_CLIENT_SECRET=… PAYPAL_WEBHOOK_ID=… npm start',
    },
  ],
])('%o', (given, words) => {
  expect(onlineWords('PYPL', given)).toEqual(words);
});
