import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckLine, Providers } from '#server/payments/providers/provider';
import { openStandIns, recordedLog } from '#server/test/stand-ins';
import { type PaymentsReport, paymentsCommand } from './payments.command.ts';
import { openProviders, type ProviderEnvironment } from './providers/open-providers.ts';

let world: Awaited<ReturnType<typeof openStandIns>>;
beforeAll(async () => {
  world = await openStandIns();
});
afterAll(() => world.close());

const check = async (providers: Providers, status = 401) => {
  const served = [{ origin: world.shopUrl }];
  const command = paymentsCommand({ providers: () => providers, served }, async () => new Response('', { status }));
  const { lines } = (await command({}, () => {}, new AbortController().signal)) as PaymentsReport;
  return lines;
};
const open = (given: Partial<ProviderEnvironment> = {}) => openProviders({ ...world.env, ...given }, recordedLog().log);
const failed = (lines: readonly CheckLine[]) =>
  lines.filter(({ ok }) => !ok).map(({ what, sentence }) => `${what}: ${sentence}`);

test('all is well where all is set', async () => {
  const lines = await check(open());
  expect(failed(lines)).toEqual([]);
  expect(lines.map(({ what }) => what)).toEqual([
    'Mercado Pago: claves',
    'Mercado Pago: moneda',
    'Mercado Pago: clave pública',
    'Mercado Pago: firma',
    'Mercado Pago: avisos',
    `${world.shopUrl}/pagos/mercadopago/notificacion`,
    'PayPal: claves y avisos',
    'PayPal: moneda',
    'PayPal: firma',
    'PayPal: disputas',
    `${world.shopUrl}/pagos/paypal/notificacion`,
  ]);
});

test('without any key nothing can be paid online', async () => {
  expect(failed(await check(new Map()))).toEqual([
    'Pagos: no hay claves de Mercado Pago ni de PayPal: no se ofrece pagar en línea (docs/pagos.md)',
  ]);
});

test('wrong keys fail without being repeated', async () => {
  const wrong = { MERCADOPAGO_ACCESS_TOKEN: 'TEST-canario-otra', PAYPAL_CLIENT_SECRET: 'canario-otra' };
  const lines = failed(await check(open(wrong)));
  expect(lines).toContain('Mercado Pago: claves: no acepta las claves (GET /users/me: 401 unauthorized)');
  expect(lines).toContain('PayPal: moneda: no acepta las claves (POST /v1/oauth2/token: 401 invalid_client)');
  expect(lines).toContain('Mercado Pago: moneda: no se sabe mientras no acepte las claves');
  expect(lines.join()).not.toContain('canario');
});

test('each thing that is set wrong has its line', async () => {
  world.paypal.control.mayReadDisputes(false);
  const given = {
    MERCADOPAGO_PUBLIC_KEY: 'APP_USR-otra',
    PAYPAL_WEBHOOK_ID: 'OTRO',
    served: [{ origin: 'https://a.uy' }],
  };
  expect(failed(await check(open(given), 404))).toEqual([
    'Mercado Pago: clave pública: es APP_USR, no TEST',
    `${world.shopUrl}/pagos/mercadopago/notificacion: responde 404 a un aviso sin firma, y no 401: ¿es la dirección de la tienda?`,
    'PayPal: claves y avisos: las claves responden, pero no tienen el webhook PAYPAL_WEBHOOK_ID',
    'PayPal: disputas: la aplicación no puede leerlas: activá «Disputes» en sus opciones',
    `${world.shopUrl}/pagos/paypal/notificacion: responde 404 a un aviso sin firma, y no 401: ¿es la dirección de la tienda?`,
  ]);
  const elsewhere = open({ served: [{ origin: 'https://a.uy' }] });
  expect(failed(await check(elsewhere))[0]).toBe(
    `PayPal: claves y avisos: claves de prueba; los avisos van a ${world.shopUrl}/pagos/paypal/notificacion, y tienen que ir a https://a.uy/pagos/paypal/notificacion`,
  );
});
