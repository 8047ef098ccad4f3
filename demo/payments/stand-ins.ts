import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { notificationPaths } from '#server/payments/providers/provider';
import { mercadoPagoStandIn } from './mercado-pago.ts';
import { paypalStandIn } from './paypal.ts';

const base = '/demo/pagos';

/**
 * Both stand-ins below /demo/pagos of a demo that is known as `origin`: what answers for them, and the environment with which their
 * providers find them. Their keys are of this process alone: who asks from outside has none, and sees their pages only.
 */
export const openStandIns = (origin: string) => {
  const environment = {
    MERCADOPAGO_ACCESS_TOKEN: `TEST-${randomUUID()}`,
    MERCADOPAGO_PUBLIC_KEY: `TEST-${randomUUID()}`,
    MERCADOPAGO_WEBHOOK_SECRET: randomUUID(),
    MERCADOPAGO_URL: `${origin}${base}/mercadopago`,
    PAYPAL_CLIENT_ID: randomUUID(),
    PAYPAL_CLIENT_SECRET: randomUUID(),
    PAYPAL_WEBHOOK_ID: 'DEMO',
    PAYPAL_URL: `${origin}${base}/paypal`,
  };
  const mercadoPago = mercadoPagoStandIn({
    url: environment.MERCADOPAGO_URL,
    accessToken: environment.MERCADOPAGO_ACCESS_TOKEN,
    webhookSecret: environment.MERCADOPAGO_WEBHOOK_SECRET,
  });
  const paypal = paypalStandIn({
    url: environment.PAYPAL_URL,
    clientId: environment.PAYPAL_CLIENT_ID,
    clientSecret: environment.PAYPAL_CLIENT_SECRET,
    webhook: { id: environment.PAYPAL_WEBHOOK_ID, url: `${origin}${notificationPaths.PYPL}` },
  });
  const app = new Hono().route(`${base}/mercadopago`, mercadoPago.app).route(`${base}/paypal`, paypal.app);
  return {
    environment,
    answer: async (request: Request) => app.fetch(request),
    control: { mercadoPago: mercadoPago.control, paypal: paypal.control },
  };
};
