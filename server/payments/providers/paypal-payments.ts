import { type Ask, type Facts, factsOf, listOf, textOf } from './ask-provider.ts';
import { toCents } from './decimal.ts';
import { type PaymentStatus, ProviderError, type ProviderPayment } from './provider.ts';

// A capture's `status`, or `status/reason` where its reason says something else.
export const statuses: Readonly<Record<string, PaymentStatus>> = {
  COMPLETED: 'approved',
  PARTIALLY_REFUNDED: 'approved',
  PENDING: 'pending',
  DECLINED: 'rejected',
  FAILED: 'rejected',
  REFUNDED: 'refunded',
  REVERSED: 'disputed',
  'PENDING/BUYER_COMPLAINT': 'disputed',
  'PENDING/CHARGEBACK': 'disputed',
  'COMPLETED/BUYER_COMPLAINT': 'disputed',
  'COMPLETED/CHARGEBACK': 'disputed',
  'REFUNDED/CHARGEBACK': 'disputed',
};

// A refund that waits is on its way: it is not asked for again.
const goneRefunds = ['COMPLETED', 'PENDING'];

/** Those of which a dispute would not be seen otherwise. */
const disputable: readonly PaymentStatus[] = ['approved', 'pending'];
const settled = ['RESOLVED'];

/** An order's data around a capture: the ids that the shop gave it, and its refunds. */
type Around = { unit: Facts; refunds: readonly Facts[] };

const captureOf = (capture: Facts, { unit, refunds }: Around): ProviderPayment => {
  const [id, word] = [textOf(capture.id), String(capture.status)];
  const reason = textOf(factsOf(capture.status_details).reason);
  const status = statuses[`${word}/${reason}`] ?? statuses[word];
  const money = factsOf(capture.amount);
  const [currency, amount] = [textOf(money.currency_code), toCents(money.value)];
  if (!id || !status || !currency || !(amount >= 0)) {
    throw new ProviderError(`PayPal describes capture ${id} in a way that is not known (status ${word}).`);
  }
  const given = refunds
    .filter((refund) => goneRefunds.includes(String(refund.status)) && (linkedCapture(refund) ?? id) === id)
    .reduce((sum, refund) => sum + (toCents(factsOf(refund.amount).value) || 0), 0);
  return {
    id,
    attemptGuid: textOf(capture.custom_id) ?? textOf(unit.custom_id),
    orderGuid: textOf(unit.reference_id),
    status,
    currency,
    amount,
    refunded: word === 'REFUNDED' ? amount : given,
    expires: null,
    detail: reason ? `${word} (${reason})` : word,
  };
};

/** The capture that a refund or an event of one leads up to. */
export const linkedCapture = (facts: Facts): string | undefined => {
  const up = listOf(facts.links).find(({ rel }) => rel === 'up');
  return /\/captures\/([\w-]+)$/.exec(textOf(up?.href) ?? '')?.[1];
};

const capturesIn = (order: Facts): ProviderPayment[] =>
  listOf(order.purchase_units).flatMap((unit) => {
    const payments = factsOf(unit.payments);
    const refunds = listOf(payments.refunds);
    return listOf(payments.captures).map((capture) => captureOf(capture, { unit, refunds }));
  });

/** Every capture of an order, disputes included; none where PayPal knows it no more, which ends those that nobody paid. */
export const readOrder = async (ask: Ask, orderId: string): Promise<ProviderPayment[]> => {
  const { status, body } = await ask({ path: `/v2/checkout/orders/${encodeURIComponent(orderId)}`, expects: [404] });
  if (status === 404) return [];
  return Promise.all(capturesIn(body).map((payment) => withDispute(ask, payment)));
};

/** One capture with what its order says of it; undefined where PayPal knows none. */
export const readCapture = async (ask: Ask, captureId: string): Promise<ProviderPayment | undefined> => {
  if (!/^[\w-]{1,64}$/.test(captureId)) return undefined;
  const { status, body } = await ask({ path: `/v2/payments/captures/${captureId}`, expects: [404] });
  if (status === 404) return undefined;
  const orderId = textOf(factsOf(factsOf(body.supplementary_data).related_ids).order_id);
  const ofOrder = orderId ? await readOrder(ask, orderId) : [];
  return ofOrder.find(({ id }) => id === captureId) ?? withDispute(ask, captureOf(body, { unit: {}, refunds: [] }));
};

/** Disputes have a list of their own; an app that may not read it (403) hears of them by notifications alone. */
const withDispute = async (ask: Ask, payment: ProviderPayment): Promise<ProviderPayment> => {
  if (!disputable.includes(payment.status)) return payment;
  const { body } = await askDisputes(ask, payment.id);
  const open = listOf(body.items).find((dispute) => !settled.includes(String(dispute.status)));
  if (!open) return payment;
  return { ...payment, status: 'disputed', detail: `${payment.detail}, ${textOf(open.reason) ?? 'DISPUTE'}` };
};

/** The disputes about one capture. A 403 is an answer: the app has no permission. */
export const askDisputes = (ask: Ask, captureId: string) =>
  ask({ path: `/v1/customer/disputes?disputed_transaction_id=${encodeURIComponent(captureId)}`, expects: [403, 404] });
