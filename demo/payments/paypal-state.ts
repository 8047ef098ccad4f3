import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { openNotices, type SendNotice } from './notices.ts';
import { type Capture, captured, type Dispute, newId, type Order, type Refund, refusal } from './paypal-data.ts';
import { paypalNotice } from './paypal-notice.ts';

export type PaypalOptions = {
  /** Where it is mounted, without a slash at its end. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** The account's webhook; without an address no notification goes out. */
  webhook: { id: string; url?: string };
  /** How it reaches the shop. */
  fetch?: SendNotice;
  retriesMs?: readonly number[];
  clock?: () => Date;
};

const types: Readonly<Record<string, string>> = {
  COMPLETED: 'PAYMENT.CAPTURE.COMPLETED',
  PENDING: 'PAYMENT.CAPTURE.PENDING',
  DECLINED: 'PAYMENT.CAPTURE.DENIED',
};

/** The orders, captures, refunds and disputes of one account, and the events that it tells of. */
export const openPaypalState = ({ url, webhook, clock = () => new Date(), ...given }: PaypalOptions) => {
  const orders = new LRUCache<string, Order>({ max: 5000 });
  const captures = new LRUCache<string, Capture>({ max: 5000 });
  const disputes = new LRUCache<string, Dispute>({ max: 5000 });
  const chosen = new LRUCache<string, keyof typeof captured>({ max: 5000 });
  const secret = randomUUID();
  const notices = openNotices(given.fetch ?? fetch, given);
  const now = () => clock().toISOString();

  const noticeOf = (type: string, resourceType: string, resource: object, by: string = secret) => {
    const { id, url: address } = webhook;
    return paypalNotice({
      webhook: { id, url: address ?? 'http://127.0.0.1:9/' },
      event: { type, resourceType, resource },
      secret: by,
      now: clock(),
    });
  };
  const tell = (type: string, resourceType: string, resource: object) => {
    if (webhook.url) notices.send(noticeOf(type, resourceType, resource));
  };
  const found = (id: string): Capture => {
    const capture = captures.get(id);
    if (!capture) throw new Error(`No capture ${id}.`);
    return capture;
  };
  const tellCapture = (capture: Capture) => {
    const type = types[capture.status];
    if (type) tell(type, 'capture', capture);
  };

  /** The buyer's choice on its page. */
  const approve = (order: Order, how: keyof typeof captured) => {
    chosen.set(order.id, how);
    order.status = 'APPROVED';
    tell('CHECKOUT.ORDER.APPROVED', 'checkout-order', order);
  };
  const capture = (order: Order, other: Partial<Capture> = {}) => {
    if (order.status === 'COMPLETED') return refusal(422, 'ORDER_ALREADY_CAPTURED');
    const how = chosen.get(order.id);
    if (order.status !== 'APPROVED' || !how) return refusal(422, 'ORDER_NOT_APPROVED');
    for (const unit of order.purchase_units) {
      const id = newId();
      const made: Capture = {
        ...captured[how],
        id,
        amount: { currency_code: unit.amount.currency_code, value: unit.amount.value },
        ...(unit.custom_id !== undefined && { custom_id: unit.custom_id }),
        ...(unit.invoice_id !== undefined && { invoice_id: unit.invoice_id }),
        final_capture: true,
        create_time: now(),
        update_time: now(),
        supplementary_data: { related_ids: { order_id: order.id } },
        links: [
          { href: `${url}/v2/payments/captures/${id}`, rel: 'self', method: 'GET' },
          { href: `${url}/v2/checkout/orders/${order.id}`, rel: 'up', method: 'GET' },
        ],
        ...other,
      };
      captures.set(id, made);
      unit.payments = { captures: [...(unit.payments?.captures ?? []), made], refunds: unit.payments?.refunds ?? [] };
      tellCapture(made);
    }
    order.status = 'COMPLETED';
    return { status: 201, body: order };
  };
  const refund = (id: string, asked: unknown) => {
    const taken = found(id);
    if (taken.status === 'REFUNDED') return refusal(422, 'CAPTURE_FULLY_REFUNDED');
    if (!['COMPLETED', 'PARTIALLY_REFUNDED'].includes(taken.status)) return refusal(422, 'REFUND_NOT_ALLOWED');
    const { currency_code, value } = (asked ?? taken.amount) as { currency_code?: unknown; value?: unknown };
    if (currency_code !== taken.amount.currency_code) return refusal(422, 'CURRENCY_MISMATCH');
    const unit = orders
      .get(taken.supplementary_data.related_ids.order_id)
      ?.purchase_units.find(({ payments }) => payments?.captures.includes(taken));
    const before = (unit?.payments?.refunds ?? []).reduce((sum, one) => sum + Number(one.amount.value), 0);
    const total = Math.round((before + Number(value)) * 100) / 100;
    if (!(Number(value) > 0) || total > Number(taken.amount.value)) return refusal(422, 'REFUND_AMOUNT_EXCEEDED');
    const made: Refund = {
      id: newId(),
      status: 'COMPLETED',
      amount: { currency_code: taken.amount.currency_code, value: Number(value).toFixed(2) },
      create_time: now(),
      update_time: now(),
      seller_payable_breakdown: {
        total_refunded_amount: { currency_code: taken.amount.currency_code, value: total.toFixed(2) },
      },
      links: [{ href: `${url}/v2/payments/captures/${id}`, rel: 'up', method: 'GET' }],
    };
    unit?.payments?.refunds.push(made);
    taken.status = total === Number(taken.amount.value) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    taken.update_time = now();
    tell('PAYMENT.CAPTURE.REFUNDED', 'refund', made);
    return { status: 201, body: made };
  };
  /** The buyer complains about a capture, or what he complained about is settled. */
  const dispute = (id: string, status: 'OPEN' | 'RESOLVED', reason = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED') => {
    const known = disputes.get(id);
    const made: Dispute = {
      dispute_id: known?.dispute_id ?? `PP-D-${newId(5)}`,
      create_time: known?.create_time ?? now(),
      update_time: now(),
      reason,
      status,
      dispute_amount: found(id).amount,
      disputed_transactions: [{ seller_transaction_id: id }],
    };
    disputes.set(id, made);
    tell(known ? 'CUSTOMER.DISPUTE.RESOLVED' : 'CUSTOMER.DISPUTE.CREATED', 'dispute', made);
  };
  return {
    orders,
    captures,
    disputes,
    secret,
    notices,
    now,
    noticeOf,
    tellCapture,
    found,
    approve,
    capture,
    refund,
    dispute,
  };
};
