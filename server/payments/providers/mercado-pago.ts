import { type Ask, type Facts, listOf, openAsk, textOf } from './ask-provider.ts';
import { linesTotal, shortened } from './asked-amount.ts';
import { checkMercadoPago } from './mercado-pago-check.ts';
import { paymentOf } from './mercado-pago-payment.ts';
import { isSigned } from './mercado-pago-signature.ts';
import {
  type AttemptToStart,
  type Notification,
  type PaymentProvider,
  ProviderError,
  readRefunded,
} from './provider.ts';
import type { MercadoPagoKeys, ProviderOptions } from './provider-keys.ts';

const longestTitle = 256;

/** Checkout Pro: a preference is the page, each try to pay there a payment. */
export const mercadoPago = ({
  keys,
  origins,
  log,
  fetch,
  timeoutMs,
}: ProviderOptions<MercadoPagoKeys>): PaymentProvider => {
  const askPlain = openAsk({ name: 'Mercado Pago', url: keys.url, fetch, timeoutMs, log });
  const ask: Ask = (question) =>
    askPlain({ ...question, headers: { authorization: `Bearer ${keys.accessToken}`, ...question.headers } });

  const readPayment = async (paymentId: string) => {
    // Its ids are numbers; for anything else it has no answer.
    if (!/^\d{1,20}$/.test(paymentId)) return undefined;
    const { status, body } = await ask({ path: `/v1/payments/${paymentId}`, expects: [404] });
    return status === 404 ? undefined : paymentOf(body);
  };

  const read: PaymentProvider['read'] = async ({ guid, orderGuid }) => {
    const found = (await searchAll(ask, orderGuid)).map(paymentOf);
    return found.filter(
      (payment) => payment.orderGuid === orderGuid && (payment.attemptGuid === null || payment.attemptGuid === guid),
    );
  };

  return {
    id: 'MPU',
    start: async (attempt) => {
      const { body } = await ask({
        method: 'POST',
        path: '/checkout/preferences',
        headers: { 'x-idempotency-key': attempt.guid },
        body: preferenceOf(attempt),
      });
      const [providerId, url] = [textOf(body.id), textOf(body.init_point)];
      if (!providerId || !url) throw new ProviderError('Mercado Pago answered a preference without id or address.');
      return { providerId, url };
    },
    read,
    readPayment,
    capture: read,
    refund: async ({ id, amount, key }) => {
      await ask({
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(id)}/refunds`,
        headers: { 'x-idempotency-key': key },
        body: { amount: amount / 100 },
      });
      return readRefunded(() => readPayment(id));
    },
    readNotification: async ({ headers, query, body }): Promise<Notification> => {
      const id = query.get('data.id') ?? '';
      if (!id || !isSigned(keys.webhookSecret, headers.get('x-signature'), id, headers.get('x-request-id'))) {
        return { kind: 'forged' };
      }
      return (query.get('type') ?? typeIn(body)) === 'payment' ? { kind: 'payment', paymentId: id } : { kind: 'other' };
    },
    browserToken: () => keys.publicKey,
    check: () => checkMercadoPago(ask, keys, origins),
  };
};

/** Its notifications' newer form alone, which is signed. */
const webhooksOnly = (url: string) => {
  const address = new URL(url);
  address.searchParams.set('source_news', 'webhooks');
  return address.href;
};

const preferenceOf = (attempt: AttemptToStart) => {
  const { guid, orderGuid, orderNumber, currency, lines, shipping, expires, returnUrl, siteName } = attempt;
  linesTotal(attempt);
  const item = (code: string, name: string, quantity: number, cents: number) => ({
    id: shortened(code, longestTitle),
    title: shortened(name, longestTitle),
    quantity,
    unit_price: cents / 100,
    currency_id: currency,
  });
  return {
    items: [
      ...lines.map(({ code, name, quantity, unitPrice }) => item(code, name, quantity, unitPrice)),
      ...(shipping.price > 0 ? [item('envio', shipping.name, 1, shipping.price)] : []),
    ],
    external_reference: orderGuid,
    metadata: { attempt_guid: guid, order_number: orderNumber },
    statement_descriptor: shortened(siteName, 13),
    back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
    auto_return: 'approved',
    notification_url: webhooksOnly(attempt.notificationUrl),
    expires: true,
    // It takes an offset, and no Z.
    expiration_date_to: expires.toISOString().replace('Z', '+00:00'),
  };
};

const pageSize = 50;
// More tries to pay one order than a person makes.
const mostPages = 10;

const searchAll = async (ask: Ask, orderGuid: string): Promise<Facts[]> => {
  const found: Facts[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({
      external_reference: orderGuid,
      sort: 'date_created',
      criteria: 'asc',
      limit: String(pageSize),
      offset: String(page * pageSize),
    });
    const { body } = await ask({ path: `/v1/payments/search?${query}` });
    if (!Array.isArray(body.results)) throw new ProviderError('Mercado Pago answered a search without results.');
    found.push(...listOf(body.results));
    if (body.results.length < pageSize) return found;
  }
  throw new ProviderError(`Mercado Pago knows more than ${mostPages * pageSize} payments of one order.`);
};

const typeIn = (body: string): unknown => {
  try {
    return (JSON.parse(body) as Facts | null)?.type;
  } catch {
    return undefined;
  }
};
