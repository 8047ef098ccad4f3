import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const mercadoPago = { MERCADOPAGO_ACCESS_TOKEN: 'TEST-123-abc', MERCADOPAGO_WEBHOOK_SECRET: 'canario-secreto' };
const paypal = {
  PAYPAL_CLIENT_ID: 'canario-cliente',
  PAYPAL_CLIENT_SECRET: 'canario-secreto',
  PAYPAL_WEBHOOK_ID: '5GP028458E2496506',
};

test('without keys the providers have their usual addresses and nothing else', () => {
  const env = readEnvironment({});
  expect(env).toMatchObject({ MERCADOPAGO_URL: 'https://api.mercadopago.com', PAYPAL_URL: 'https://api-m.paypal.com' });
  expect([env.MERCADOPAGO_ACCESS_TOKEN, env.PAYPAL_CLIENT_ID, env.liveKeys]).toEqual([undefined, undefined, []]);
});

test('an address loses the slash at its end', () => {
  const env = readEnvironment({ MERCADOPAGO_URL: 'http://127.0.0.1:4000/mp/', PAYPAL_URL: 'https://a.uy//' });
  expect([env.MERCADOPAGO_URL, env.PAYPAL_URL]).toEqual(['http://127.0.0.1:4000/mp', 'https://a.uy']);
});

test.each([
  ['MERCADOPAGO_ACCESS_TOKEN', 'canario-secreto'],
  ['MERCADOPAGO_PUBLIC_KEY', 'canario-secreto'],
  ['MERCADOPAGO_WEBHOOK_SECRET', 'canario secreto'],
  ['PAYPAL_CLIENT_ID', 'canario secreto'],
  ['PAYPAL_CLIENT_SECRET', 'canario\nsecreto'],
])('a wrong %s is named without its value', (name, value) => {
  const message = () => readEnvironment({ ...mercadoPago, ...paypal, [name]: value });
  expect(message).toThrow(`  ${name}: `);
  expect(message).not.toThrow('canario');
});

test.each([
  ['MERCADOPAGO_URL', 'http://api.mercadopago.com'],
  ['MERCADOPAGO_URL', 'api.mercadopago.com'],
  ['PAYPAL_URL', 'https://a:b@api-m.paypal.com'],
  ['PAYPAL_URL', 'https://api-m.paypal.com/?a=1'],
  ['PAYPAL_WEBHOOK_ID', '../..'],
])('a wrong %s (%s) stops the start', (name, value) => {
  expect(() => readEnvironment({ ...paypal, [name]: value })).toThrow(`  ${name}: `);
});

test('what belongs together is asked for', () => {
  expect(() => readEnvironment({ MERCADOPAGO_ACCESS_TOKEN: 'TEST-123-abc' })).toThrow(
    'MERCADOPAGO_WEBHOOK_SECRET: falta, va junto con MERCADOPAGO_ACCESS_TOKEN.',
  );
  const { PAYPAL_WEBHOOK_ID: _, ...rest } = paypal;
  expect(() => readEnvironment(rest)).toThrow(
    'PAYPAL_WEBHOOK_ID: falta, va junto con PAYPAL_CLIENT_ID y PAYPAL_CLIENT_SECRET.',
  );
});

test.each([
  [{ ...mercadoPago, MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-1-abc' }, ['MERCADOPAGO_ACCESS_TOKEN']],
  [{ ...mercadoPago, MERCADOPAGO_PUBLIC_KEY: 'APP_USR-1-abc' }, ['MERCADOPAGO_PUBLIC_KEY']],
  [mercadoPago, []],
  [paypal, ['PAYPAL_URL']],
  [{ ...paypal, PAYPAL_URL: 'https://api-m.paypal.com/' }, ['PAYPAL_URL']],
  [{ ...paypal, PAYPAL_URL: 'https://api-m.sandbox.paypal.com' }, []],
])('%j holds the live keys %j', (given, live) => {
  expect(readEnvironment(given).liveKeys).toEqual(live);
});
