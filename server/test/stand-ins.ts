import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { mercadoPagoStandIn } from '#demo/payments/mercado-pago';
import { paypalStandIn } from '#demo/payments/paypal';
import { openProviders, type ProviderEnvironment } from '#server/payments/providers/open-providers';
import type { AttemptToStart, PaymentProvider } from '#server/payments/providers/provider';

type Listener = (request: Request) => Response | Promise<Response>;

/** Listens on a port of this machine; what answers is asked for at each request. */
export const listen = async (answer: () => Listener) => {
  const server = createServer(getRequestListener((request) => answer()(request)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, close };
};

export const keys = {
  MERCADOPAGO_ACCESS_TOKEN: 'TEST-canario-uno',
  MERCADOPAGO_PUBLIC_KEY: 'TEST-canario-dos',
  MERCADOPAGO_WEBHOOK_SECRET: 'canario-tres',
  PAYPAL_CLIENT_ID: 'canario-cuatro',
  PAYPAL_CLIENT_SECRET: 'canario-cinco',
  PAYPAL_WEBHOOK_ID: 'WEBHOOKSEIS',
};

/** A log that keeps its lines. */
export const recordedLog = () => {
  const lines: unknown[][] = [];
  const note =
    (level: string) =>
    (...facts: unknown[]) =>
      void lines.push([level, ...facts]);
  const log = { info: note('info'), warn: note('warn'), error: note('error'), with: () => log };
  return { log, lines };
};

type World = {
  /** Pauses of a notification that was not taken. */
  retriesMs?: readonly number[];
  /** Where PayPal notifies, if not at the door that is opened here. */
  notified?: string;
};

/** Both stand-ins on ports of their own, their providers, and a shop's door that notes what is sent to it. */
export const openStandIns = async ({ retriesMs = [], notified }: World = {}) => {
  const received: { url: URL; headers: Headers; body: string }[] = [];
  const shop = await listen(() => async (request) => {
    received.push({ url: new URL(request.url), headers: request.headers, body: await request.text() });
    return new Response('', { status: 200 });
  });
  let answerMercadoPago: Listener = () => new Response('', { status: 503 });
  let answerPaypal = answerMercadoPago;
  const places = [await listen(() => answerMercadoPago), await listen(() => answerPaypal)] as const;
  const mercadoPago = mercadoPagoStandIn({
    url: places[0].url,
    accessToken: keys.MERCADOPAGO_ACCESS_TOKEN,
    webhookSecret: keys.MERCADOPAGO_WEBHOOK_SECRET,
    retriesMs,
  });
  const paypal = paypalStandIn({
    url: places[1].url,
    clientId: keys.PAYPAL_CLIENT_ID,
    clientSecret: keys.PAYPAL_CLIENT_SECRET,
    webhook: { id: keys.PAYPAL_WEBHOOK_ID, url: `${notified ?? shop.url}/pagos/paypal/notificacion` },
    retriesMs,
  });
  answerMercadoPago = mercadoPago.app.fetch;
  answerPaypal = paypal.app.fetch;
  const { log, lines } = recordedLog();
  const env: ProviderEnvironment = {
    ...keys,
    MERCADOPAGO_URL: places[0].url,
    PAYPAL_URL: places[1].url,
    served: [{ origin: shop.url }],
  };
  const providers = openProviders(env, log, { timeoutMs: 60_000 });
  const providerOf = (id: 'MPU' | 'PYPL'): PaymentProvider => {
    const provider = providers.get(id);
    if (!provider) throw new Error(`No provider ${id}.`);
    return provider;
  };
  /** A notification as a provider's door reads it. */
  const last = () => {
    const notice = received.at(-1);
    if (!notice) throw new Error('Nothing was sent to the shop.');
    return { headers: notice.headers, query: notice.url.searchParams, body: notice.body };
  };
  const close = async () => {
    for (const place of [shop, ...places]) await place.close();
  };
  return { env, shopUrl: shop.url, mercadoPago, paypal, providerOf, received, last, lines, close };
};

/** An attempt to pay an order of two lines and its shipping: 150.30 in all. */
export const anAttempt = (shopUrl: string, given: Partial<AttemptToStart> = {}): AttemptToStart => ({
  guid: randomUUID(),
  orderGuid: randomUUID(),
  orderNumber: 1042,
  currency: 'UYU',
  amount: 15_030,
  lines: [
    { code: 'ARD-1', name: 'Placa Uno', quantity: 3, unitPrice: 3010 },
    { code: 'CAB-2', name: 'Cable «USB»', quantity: 1, unitPrice: 1000 },
  ],
  shipping: { name: 'Envío a Maldonado', price: 5000, address: null },
  expires: new Date(Date.now() + 1_800_000),
  returnUrl: `${shopUrl}/pedido/abc/def?volver=1`,
  notificationUrl: `${shopUrl}/pagos/mercadopago/notificacion`,
  siteName: 'RTC Componentes',
  ...given,
});
