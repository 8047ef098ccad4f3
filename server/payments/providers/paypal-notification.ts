import { type Ask, type Facts, factsOf, isFacts, listOf, textOf } from './ask-provider.ts';
import { linkedCapture } from './paypal-payments.ts';
import type { Notification, ReceivedNotification } from './provider.ts';

const capture = (resource: Facts) => ({ paymentId: textOf(resource.id) });
const refund = (resource: Facts) => ({ paymentId: linkedCapture(resource) });
const dispute = (resource: Facts) => ({
  paymentId: textOf(listOf(resource.disputed_transactions)[0]?.seller_transaction_id),
});

/** Events that the shop subscribes to, and the subject of each: a capture, or an order of ours. */
export const events: Readonly<
  Record<string, (resource: Facts) => { paymentId?: string | null | undefined; providerId?: string | null }>
> = {
  'CHECKOUT.ORDER.APPROVED': (resource) => ({ providerId: textOf(resource.id) }),
  'CHECKOUT.PAYMENT-APPROVAL.REVERSED': (resource) => ({ providerId: textOf(resource.order_id) }),
  'PAYMENT.CAPTURE.COMPLETED': capture,
  'PAYMENT.CAPTURE.PENDING': capture,
  'PAYMENT.CAPTURE.DENIED': capture,
  'PAYMENT.CAPTURE.DECLINED': capture,
  'PAYMENT.CAPTURE.REFUNDED': refund,
  'PAYMENT.CAPTURE.REVERSED': refund,
  'CUSTOMER.DISPUTE.CREATED': dispute,
  'CUSTOMER.DISPUTE.UPDATED': dispute,
  'CUSTOMER.DISPUTE.RESOLVED': dispute,
};

// Our names of PayPal's headers, as its check of signatures calls them.
const signed = {
  transmission_id: 'paypal-transmission-id',
  transmission_time: 'paypal-transmission-time',
  transmission_sig: 'paypal-transmission-sig',
  cert_url: 'paypal-cert-url',
  auth_algo: 'paypal-auth-algo',
} as const;

type Signature = Readonly<Record<keyof typeof signed, string>>;

/**
 * Whether PayPal says that it sent these bytes to our webhook. They go back to it as they came: written anew from what they mean they
 * would have another checksum.
 */
export const isFromPaypal = async (ask: Ask, webhookId: string, signature: Signature, json: string) => {
  const facts = JSON.stringify({ ...signature, webhook_id: webhookId });
  const { body } = await ask({
    method: 'POST',
    path: '/v1/notifications/verify-webhook-signature',
    headers: { 'content-type': 'application/json' },
    body: `${facts.slice(0, -1)},"webhook_event":${json}}`,
    expects: [400, 422],
  });
  return body.verification_status === 'SUCCESS';
};

/** The subject of a notification, once PayPal has confirmed that it sent it. */
export const readPaypalNotification = async (
  ask: Ask,
  webhookId: string,
  { headers, body }: ReceivedNotification,
): Promise<Notification> => {
  const given = Object.entries(signed).map(([name, header]) => [name, headers.get(header) ?? ''] as const);
  const event = parse(body);
  if (!event || given.some(([, value]) => value === '')) return { kind: 'forged' };
  if (!(await isFromPaypal(ask, webhookId, Object.fromEntries(given) as Signature, body))) return { kind: 'forged' };
  const type = String(event.event_type);
  const about = Object.hasOwn(events, type) ? events[type]?.(factsOf(event.resource)) : undefined;
  if (about?.paymentId) return { kind: 'payment', paymentId: about.paymentId };
  return about?.providerId ? { kind: 'attempt', providerId: about.providerId } : { kind: 'other' };
};

const parse = (text: string): Facts | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
};
