import type { Parsed } from '#contract/contract';
import type { Order, Payment, Placed } from '#contract/orders';
import type { OrderState } from '#contract/plain/commerce';
import { isOnline } from '#contract/plain/commerce';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { readUnpaid } from '#server/orders/buyer-orders.store';
import { deadlineOf } from '#server/orders/deadlines';
import { moveStock } from '#server/orders/move-stock';
import { type Attempt, readAttempts } from '#server/orders/online/attempts.store';
import { readPayments } from '#server/orders/online/payments.store';
import { canCharge, openAttempt, startAttempt } from '#server/orders/online/start-attempt.service';
import { requireSession } from '#server/orders/order-access';
import { viewOfId } from '#server/orders/order-view.service';
import { lockBuyer, type MovingOrder } from '#server/orders/orders.store';
import { lockOwn } from '#server/orders/own-order';
import { recordMove, requireMove } from '#server/orders/record-move';
import { readNewestWaiting } from '#server/orders/slips/slips.store';
import { depositsOf, requireFewDeposits, requireRoom, tellingShop } from '#server/orders/unpaid-room';
import { fieldRefusal, Refusal } from '#server/refusal';
import { offeredPayments } from '#server/settings/offered';

type Paid = { data: Order; attempt?: Attempt | undefined };
/** `depositUntil`: how long a deposit holds, where it is not its usual term. */
type Payer = { by: string; accountId: number | null; depositUntil?: Date | undefined };

/** The buyer tries again to pay, or chooses another way. The same way in the state that it leads to changes nothing. */
export const payOrder = async (ctx: Ctx, { orderId, paymentId }: Parsed<'order/pay'>): Promise<Placed> => {
  const { accountId, guid } = requireSession(ctx);
  const paying = async (inside: Inside) => {
    // The cap is of all his orders: he pays and places them one after the other.
    const { name: by } = await lockBuyer(inside.db, accountId);
    return pay(inside, await lockOwn(inside, orderId), paymentId, { by, accountId });
  };
  return answerPaid(ctx, await tellingShop(ctx, { accountId, guid }, () => inTransaction(ctx, paying)));
};

/** Pays a locked order by `paymentId`, for whoever may. */
export const pay = async (
  inside: Inside,
  order: MovingOrder,
  paymentId: string,
  { depositUntil, ...payer }: Payer,
): Promise<Paid> => {
  const payment = offeredPayments(inside).find((method) => method.id === paymentId);
  if (!payment) throw fieldRefusal('paymentId', 'order.payment');
  const to: OrderState = isOnline(payment.id) ? 'INI' : 'PPE';
  const isSame = order.state === to && order.paymentId === payment.id;
  const attempt = order.state === 'INI' ? await openAttemptOf(inside, order) : undefined;
  if (isSame && (to === 'PPE' || attempt)) return { data: await viewOfId(inside, order.id), attempt };
  requireMove(order, ['buyer'], to);
  if (await readNewestWaiting(inside.db, order.id)) throw new Refusal('order.slipWaiting');
  const open = (await readPayments(inside.db, order.id)).some(({ status }) => /pending|approved|disputed/.test(status));
  if (open) throw new Refusal('order.paymentPending');
  if (isOnline(payment.id) && !canCharge(inside, payment.id, await viewOfId(inside, order.id))) {
    throw fieldRefusal('paymentId', 'order.payment');
  }
  if (to === 'PPE' && (order.state !== 'PPE' || isOnline(order.paymentId))) await requireRoomFor(inside, order);
  await moveStock(inside, order, to);
  const reason = order.paymentId === payment.id ? null : `Forma de pago: ${payment.name}`;
  const until = isOnline(payment.id) ? deadlineOf('INI', 'online', inside.clock(), inside) : depositUntil;
  const move = { to, payment, reason, sendEmail: to === 'PPE', letter: 'payment' as const, ...(until && { until }) };
  const data = await recordMove(inside, order, { ...move, ...payer });
  if (!isOnline(payment.id) || !until) return { data };
  if ((await readAttempts(inside.db, order.id)).length >= mostTries) {
    throw new Refusal('order.tooManyTries', { max: mostTries });
  }
  await openAttempt(inside, order.id, payment.id, data, until);
  return { data, attempt: await openAttemptOf(inside, { id: order.id, paymentId: payment.id }) };
};

// Each is asked about for ten days, and keeps the order's stock for half an hour.
const mostTries = 10;

// A page that ends sooner than a person can pay is no page.
const shortestMs = 60_000;

/** The attempt of this order that can be paid now by the way that it has. */
const openAttemptOf = async (inside: Inside, order: Pick<MovingOrder, 'id' | 'paymentId'>) => {
  const [newest] = await readAttempts(inside.db, order.id);
  const soon = inside.clock().getTime() + shortestMs;
  return newest?.method === order.paymentId && newest.endsAt.getTime() > soon ? newest : undefined;
};

/** How the buyer of an order goes on: at the page of its attempt, or with instructions. */
const paymentOf = async (ctx: Ctx, { data, attempt }: Paid): Promise<Payment> => {
  if (!attempt) return { kind: 'instructions', text: data.instructions ?? '' };
  const url = await startAttempt(ctx, attempt, data);
  return url ? { kind: 'redirect', url } : { kind: 'instructions', text: notStarted };
};

const notStarted =
  'No pudimos abrir la página de pago. Tu pedido quedó guardado: probá de nuevo con «Pagar ahora» en unos minutos.';

export const answerPaid = async (ctx: Ctx, paid: Paid): Promise<Placed> => ({
  data: paid.data,
  payment: await paymentOf(ctx, paid),
});

/** A new order's attempt, or the one of an order that was placed before. */
export const attemptOfPlaced = async (inside: Inside, id: number, data: Order): Promise<Paid> => {
  if (data.state !== 'INI') return { data };
  const attempt = await openAttemptOf(inside, { id, paymentId: data.paymentId });
  return { data, attempt };
};

const requireRoomFor = async (inside: Inside, order: MovingOrder) => {
  const { accountId, userEmail } = order;
  const unpaid = await readUnpaid(inside.db, accountId === null ? { mailbox: userEmail } : { accountId });
  const others = unpaid.filter(({ id }) => id !== order.id);
  requireFewDeposits(inside, others);
  requireRoom(inside, [...depositsOf(others), ...unpaid.filter(({ id }) => id === order.id)]);
};
