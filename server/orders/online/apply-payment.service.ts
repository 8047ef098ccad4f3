import type { OrderState } from '#contract/plain/commerce';
import { type AlertKind } from '#contract/plain/payment-alerts';
import { moneyIn } from '#contract/plain/payment-money';
import {
  type AnswerOrigin,
  type PaymentNews,
  paymentEffects,
  paymentMoves,
  providerNames,
} from '#contract/plain/payments';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { pendingMs } from '#server/orders/online/ask-plan';
import { type Attempt, readNewestAttempt } from '#server/orders/online/attempts.store';
import { solvedBySystem, takeStock } from '#server/orders/online/payment-steps';
import {
  insertAnswer,
  readPayments,
  type StoredPayment,
  savePayment,
  setCounts,
  solveAlertsOf,
} from '#server/orders/online/payments.store';
import { raiseAlert } from '#server/orders/online/raise-alert.service';
import { mailOrder } from '#server/orders/order-mails';
import { viewOfId } from '#server/orders/order-view.service';
import { lockOrderById, type MovingOrder } from '#server/orders/orders.store';
import { recordMove, requireMove } from '#server/orders/record-move';
import type { OnlineId, ProviderPayment } from '#server/payments/providers/provider';

/**
 * Applies what a provider says of an attempt to its order (docs/decisions/013-payments.md): notes it, and moves the order
 * where it is news. Repeated, late and reordered answers change nothing twice.
 */
export const applyPayments = async (
  ctx: Ctx,
  attempt: Attempt,
  read: readonly ProviderPayment[],
  origin: AnswerOrigin,
) => {
  if (read.length === 0) return;
  await inTransaction(ctx, async (inside) => {
    for (const payment of read) await applyOne(inside, attempt, payment, origin);
  });
};

/** Facts known while one payment's news are applied. */
type Case = {
  inside: Inside;
  order: MovingOrder;
  attempt: Attempt;
  id: number;
  /** As it was before, where it was known. */
  before: StoredPayment | undefined;
  others: readonly StoredPayment[];
  read: ProviderPayment;
};

const applyOne = async (inside: Inside, attempt: Attempt, read: ProviderPayment, origin: AnswerOrigin) => {
  const order = await lockOrderById(inside.db, attempt.orderId);
  if (!order) throw new Error(`Attempt ${attempt.id} has no order.`);
  const all = await readPayments(inside.db, order.id);
  const before = all.find((one) => one.method === attempt.method && one.providerId === read.id);
  const refunded = Math.max(read.refunded, before?.refunded ?? 0);
  const isNews = !before || paymentMoves[before.status].includes(read.status);
  const isOld = before && !isNews && before.status === read.status;
  if (isOld && refunded === before.refunded && before.detail === read.detail) return;
  const now = inside.clock();
  const id = await savePayment(inside.db, {
    attempt_id: before?.attemptId ?? attempt.id,
    order_id: order.id,
    method: attempt.method,
    provider_id: read.id,
    status: isNews ? read.status : before.status,
    currency: read.currency,
    amount_cents: read.amount,
    refunded_cents: refunded,
    expires_at: read.expires,
    detail: read.detail,
    first_at: now,
    changed_at: now,
  });
  await insertAnswer(inside.db, {
    attempt_id: attempt.id,
    payment_id: id,
    at: now,
    origin,
    status: read.status,
    currency: read.currency,
    amount_cents: read.amount,
    refunded_cents: read.refunded,
    detail: read.detail,
  });
  const back = refunded - (before?.refunded ?? 0);
  if (back > 0) await mailOrder(inside, 'refund', await viewOfId(inside, order.id), moneyIn(back, read.currency));
  if (!isNews) return;
  const others = all.filter((one) => one.id !== id);
  await affect({ inside, order, attempt, id, before, others, read });
};

const newsOf = ({ attempt, read }: Case): PaymentNews => {
  if (read.status !== 'approved') return read.status;
  return read.currency === attempt.currency && read.amount === attempt.amount ? 'fit' : 'unfit';
};

const affect = async (it: Case) => {
  const news = newsOf(it);
  const effect = paymentEffects[news][it.order.state];
  await handlers[news](it, effect);
};

type Effect = (typeof paymentEffects)[PaymentNews][OrderState];

/** Payments that may still pay for the order, or do. */
const isOpen = ({ status }: StoredPayment) => status === 'pending' || status === 'approved' || status === 'disputed';

const move = (
  { inside, order, attempt }: Case,
  to: OrderState,
  reason: string,
  more: { until?: Date | null; holdsStock?: boolean } = {},
) => {
  requireMove(order, ['provider'], to);
  return recordMove(inside, order, { to, by: providerNames[attempt.method], accountId: null, reason, ...more });
};

const raise = ({ inside, order, id, attempt: { method }, read }: Case, kind: AlertKind) =>
  raiseAlert(inside, order, { id, method, providerId: read.id, currency: read.currency, amount: read.amount }, kind);

/** The order still waits for this very try, and for nothing else. */
const isLastHope = async ({ inside, order, attempt, others }: Case) => {
  if (order.paymentId !== attempt.method || others.some(isOpen)) return false;
  const newest = await readNewestAttempt(inside.db, order.paymentId as OnlineId, attempt.orderGuid);
  return newest?.id === attempt.id;
};

const giveUp = async (it: Case, effect: Effect, reason: string) => {
  if (effect !== 'PCH' && effect !== 'CAN') return;
  if (!(await isLastHope(it))) return;
  await takeStock(it.inside, it.order, effect);
  await move(it, effect, reason);
};

const handlers: Record<PaymentNews, (it: Case, effect: Effect) => Promise<unknown>> = {
  pending: async (it, effect) => {
    if (effect !== 'PPE') return;
    const { inside, order, read } = it;
    const holdsStock = await takeStock(inside, order, 'PPE');
    const latest = inside.clock().getTime() + pendingMs;
    const until = new Date(Math.min(read.expires?.getTime() ?? latest, latest));
    await move(it, 'PPE', 'El pago está en proceso', { until, holdsStock });
  },
  fit: async (it, effect) => {
    const { inside, order, id, before, others } = it;
    await solveAlertsOf(inside.db, id, ['dispute'], solvedBySystem(inside, 'La disputa terminó a favor'));
    if (before?.counts) return;
    if (effect === 'alert') return raise(it, order.state === 'CAN' ? 'paidAfterCancel' : 'paidTwice');
    if (others.some(({ counts }) => counts)) return raise(it, 'paidTwice');
    await setCounts(inside.db, id, true);
    if (await takeStock(inside, order, 'PAP')) return move(it, 'PAP', 'El pago fue aprobado');
    await raise(it, 'paidWithoutStock');
    const more = { until: null, holdsStock: false };
    const reason = 'El pago fue aprobado, pero no hay stock';
    if (order.state === 'PPE') return recordMove(inside, order, { ...noteOf(it, reason), ...more });
    return move(it, 'PPE', reason, more);
  },
  unfit: async (it, effect) => {
    await raise(it, 'wrongAmount');
    if (effect !== 'PPE') return;
    const holdsStock = await takeStock(it.inside, it.order, 'PPE');
    await move(it, 'PPE', 'Llegó un pago por otro importe o moneda', { until: null, holdsStock });
  },
  rejected: (it, effect) => giveUp(it, effect, 'El pago fue rechazado'),
  cancelled: (it, effect) => giveUp(it, effect, 'El pago fue cancelado'),
  refunded: async (it, effect) => {
    const { inside, order, id, before, others } = it;
    await setCounts(inside.db, id, false);
    const kinds = ['wrongAmount', 'paidTwice', 'paidAfterCancel', 'paidWithoutStock'] as const;
    await solveAlertsOf(inside.db, id, kinds, solvedBySystem(inside, 'El pago fue devuelto'));
    const reason = 'El pago fue devuelto';
    if (effect === 'PCH' && order.paymentId === it.attempt.method && !others.some(isOpen)) {
      await takeStock(inside, order, 'PCH');
      return move(it, 'PCH', reason);
    }
    if (effect === 'CAN' && before?.counts) {
      await takeStock(inside, order, 'CAN');
      return move(it, 'CAN', reason);
    }
    if (effect !== 'none') await recordMove(inside, order, noteOf(it, reason));
  },
  disputed: (it) => raise(it, 'dispute'),
};

/** A line in the history that moves nothing and mails nobody. */
const noteOf = ({ order, attempt }: Case, reason: string) => ({
  to: order.state,
  by: providerNames[attempt.method],
  accountId: null,
  sendEmail: false,
  holdsStock: order.holdsStock,
  reason,
});
