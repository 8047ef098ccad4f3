import type { Log } from '#server/log/log';
import { type Ask, type Facts, issuesOf, listOf, textOf } from './ask-provider.ts';
import { linesTotal, shortened } from './asked-amount.ts';
import { toDecimal } from './decimal.ts';
import { checkPaypal } from './paypal-check.ts';
import { readPaypalNotification } from './paypal-notification.ts';
import { readCapture, readOrder } from './paypal-payments.ts';
import { openPaypalAsk } from './paypal-token.ts';
import {
  type AttemptToStart,
  type PaymentProvider,
  ProviderError,
  readRefunded,
  type ShippingAddress,
} from './provider.ts';
import type { PaypalKeys, ProviderOptions } from './provider-keys.ts';

// Why a capture took nothing now; what the order says then is the answer.
const nothingToCapture = [
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
];
const failedRefunds = ['FAILED', 'CANCELLED'];
const longestName = 127;
const longestSku = 127;
const longestCity = 120;
const longestLine = 300;
const longestZip = 60;

/** Orders v2: an order is the page, and money comes by its capture once the buyer agreed to it there. */
export const paypal = ({ keys, origins, ...options }: ProviderOptions<PaypalKeys>): PaymentProvider => {
  const ask = openPaypalAsk({ keys, ...options });
  return {
    id: 'PYPL',
    start: async (attempt) => {
      const body = await createOrder(ask, attempt, options.log);
      const page = listOf(body.links).find(({ rel }) => rel === 'payer-action' || rel === 'approve');
      const [providerId, url] = [textOf(body.id), textOf(page?.href)];
      if (!providerId || !url) throw new ProviderError('PayPal answered an order without id or address.');
      return { providerId, url };
    },
    read: ({ providerId }) => readOrder(ask, providerId),
    readPayment: (paymentId) => readCapture(ask, paymentId),
    capture: async ({ guid, providerId }) => {
      await captureOrder(ask, providerId, guid);
      return readOrder(ask, providerId);
    },
    refund: async ({ id, currency, amount, key }) => {
      const { body } = await ask({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(id)}/refund`,
        headers: { 'paypal-request-id': key, prefer: 'return=representation' },
        body: { amount: { currency_code: currency, value: toDecimal(amount) } },
      });
      const status = String(body.status);
      if (failedRefunds.includes(status))
        throw new ProviderError(`PayPal: the refund is ${status}.`, { isFinal: true, why: status });
      return readRefunded(() => readCapture(ask, id));
    },
    readNotification: (received) => readPaypalNotification(ask, keys.webhookId, received),
    browserToken: () => null,
    check: () => checkPaypal(ask, keys, origins),
  };
};

/** An address that PayPal refuses keeps nobody from paying: the order is made without it, by a key of its own. */
const createOrder = async (ask: Ask, attempt: AttemptToStart, log: Log): Promise<Facts> => {
  const { address } = attempt.shipping;
  const create = (key: string, order: Facts, expects: number[] = []) =>
    ask({
      method: 'POST',
      path: '/v2/checkout/orders',
      headers: { 'paypal-request-id': key, prefer: 'return=representation' },
      body: order,
      expects,
    });
  const first = await create(attempt.guid, orderOf(attempt, address), address ? [400, 422] : []);
  if (first.status < 400) return first.body;
  const { body } = await create(`${attempt.guid}-no-address`, orderOf(attempt, null));
  // Now it is known that the address was why.
  log.warn('paypal.addressRefused', { order: attempt.orderNumber, why: issuesOf(first.body).join(' ') });
  return body;
};

/** The attempt's GUID is the key: what was captured by it already is not captured again. */
const captureOrder = async (ask: Ask, orderId: string, guid: string) => {
  const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`;
  const { status, body } = await ask({
    method: 'POST',
    path,
    headers: { 'paypal-request-id': guid, prefer: 'return=representation' },
    body: {},
    expects: [404, 422],
  });
  if (status !== 422) return;
  const issues = issuesOf(body);
  if (issues.some((issue) => nothingToCapture.includes(issue))) return;
  throw new ProviderError(`PayPal: POST capture: 422 ${issues.join(' ')}`, { isFinal: true });
};

const shippingOf = ({ recipient, street, details, city, department, zipCode }: ShippingAddress): Facts => ({
  type: 'SHIPPING',
  name: { full_name: shortened(recipient, longestLine) },
  address: {
    address_line_1: shortened(street, longestLine),
    ...(details && { address_line_2: shortened(details, longestLine) }),
    admin_area_2: shortened(city, longestCity),
    admin_area_1: shortened(department, longestLine),
    ...(zipCode && { postal_code: shortened(zipCode, longestZip) }),
    country_code: 'UY',
  },
});

const orderOf = (attempt: AttemptToStart, address: ShippingAddress | null): Facts => {
  const { guid, orderGuid, orderNumber, currency, amount, lines, shipping, returnUrl, siteName } = attempt;
  const money = (cents: number) => ({ currency_code: currency, value: toDecimal(cents) });
  return {
    intent: 'CAPTURE',
    purchase_units: [
      {
        reference_id: orderGuid,
        custom_id: guid,
        // People search PayPal's list by it, and it takes none twice that was paid.
        invoice_id: `${orderNumber}-${guid.slice(0, 8)}`,
        description: shortened(`${siteName}: pedido ${orderNumber}`, longestName),
        amount: {
          ...money(amount),
          breakdown: { item_total: money(linesTotal(attempt)), shipping: money(shipping.price) },
        },
        items: lines.map(({ code, name, quantity, unitPrice }) => ({
          name: shortened(name, longestName),
          sku: shortened(code, longestSku),
          quantity: String(quantity),
          unit_amount: money(unitPrice),
        })),
        ...(address && { shipping: shippingOf(address) }),
      },
    ],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: returnUrl,
          cancel_url: returnUrl,
          brand_name: shortened(siteName, longestName),
          // PayPal's code for Spanish in Latin America.
          locale: 'es-XC',
          user_action: 'PAY_NOW',
          shipping_preference: address ? 'SET_PROVIDED_ADDRESS' : 'NO_SHIPPING',
        },
      },
    },
  };
};
