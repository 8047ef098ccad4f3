import type { Parsed } from '#contract/contract';
import type { Order } from '#contract/orders';
import { type FollowedOrder, followedOrder } from '#contract/payments';
import { isOnline, type OrderState, orderMoves } from '#contract/plain/commerce';
import { heldMoney } from '#contract/plain/held-money';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { deadlineOf, unnamedBuyer } from '#server/orders/deadlines';
import { lockMailbox, readGuest } from '#server/orders/guests/guest-orders.store';
import { askOfAttempt } from '#server/orders/online/ask-provider.service';
import { claimAsk, readAttempts } from '#server/orders/online/attempts.store';
import { readAlerts } from '#server/orders/online/order-payments.store';
import { hasMoney } from '#server/orders/online/payment-steps';
import { canCharge } from '#server/orders/online/start-attempt.service';
import { readFollowed } from '#server/orders/order-lookup.store';
import { findById } from '#server/orders/order-view.service';
import { lockOrderById } from '#server/orders/orders.store';
import { answerPaid, pay } from '#server/orders/pay-order.service';
import { tellingShop } from '#server/orders/unpaid-room';
import { fieldRefusal, Refusal } from '#server/refusal';
import { currencyOf, offeredPayments } from '#server/settings/offered';

type Link = Parsed<'order/follow'>;

/** The order and its e-mail. A guid that does not exist and a wrong key are the same 404. */
export const requireFollowed = async (ctx: Ctx, { orderId, key }: Link) => {
  const order = await readFollowed(ctx.db, ctx.site.id, orderId, key);
  if (!order) throw new Refusal('order.notFound');
  return order;
};

// In these a payment that came may not be what the order waits for.
const mayNotCount: readonly OrderState[] = ['PPE', 'CAN'];
// In these a second one may have come.
const isSettled: readonly OrderState[] = ['PAP', 'DIS'];

/** Whether a provider has money that does not settle the order; of a settled one while nobody has seen to the second payment. */
const hasFurtherMoney = async (ctx: Ctx, { state }: Order, id: number) => {
  if (mayNotCount.includes(state)) return hasMoney(ctx.db, id);
  if (!isSettled.includes(state)) return false;
  return (await readAlerts(ctx.db, id)).some(({ kind, solvedAt }) => kind === 'paidTwice' && solvedAt === null);
};

/** An order as it is seen by the link; the schema leaves out the rest. */
const followedOf = (order: Order, isPaying: boolean, isPaid: boolean): FollowedOrder =>
  followedOrder.parse({
    ...order,
    // A visitor has no other page that says it. Somebody else may read a mailbox that nobody confirmed.
    ...(order.guest !== 'confirmed' && { companyName: null, companyIdentifier: null }),
    isPaid,
    heldMoney: order.refundDue ? heldMoney(order) : 'none',
    mayPay:
      !isPaying &&
      !order.slips.some(({ state }) => state === 'waiting') &&
      orderMoves[order.state].buyer.includes('INI'),
    mayCancel: order.guest !== null && orderMoves[order.state].buyer.includes('CAN'),
    steps: order.events,
  });

/** The ways to pay by the link: online ones, and for a visitor who confirmed what he then tried to pay online, deposits. */
const paymentsByLink = async (ctx: Ctx, order: Order, id: number) => {
  const isTried = order.guest === 'confirmed' && isOnline(order.paymentId);
  const mayDeposit = isTried && (await depositEnd(ctx, id)) !== null;
  return offeredPayments(ctx).flatMap(({ id, name }) =>
    (isOnline(id) ? canCharge(ctx, id, order) : mayDeposit) ? { id, name, currency: currencyOf(ctx.settings, id) } : [],
  );
};

/** An order as whoever has its link sees it, and the ways to pay it by that. */
export const followById = async (ctx: Ctx, id: number) => {
  const { order, isPaying } = await findById(ctx, id);
  const isPaid = await hasFurtherMoney(ctx, order, id);
  return { data: followedOf(order, isPaying, isPaid), payments: await paymentsByLink(ctx, order, id) };
};

/** The order of a link, as it stands. */
export const followOrder = async (ctx: Ctx, link: Link) => followById(ctx, (await requireFollowed(ctx, link)).id);

// However many pages wait for one order, its provider is asked no more often.
const askPauseMs = 3000;

/** The same once the provider of the newest attempt was asked; where it does not answer, as it stands. */
export const settlePayment = async (ctx: Ctx, link: Link) => {
  const { id } = await requireFollowed(ctx, link);
  const [newest] = await readAttempts(ctx.db, id);
  const now = ctx.clock();
  if (newest && (await claimAsk(ctx.db, newest.id, now, new Date(now.getTime() - askPauseMs)))) {
    await askOfAttempt(ctx, newest, 'return').catch((error: unknown) =>
      ctx.log.error('payment.settle', error, { attempt: newest.guid }),
    );
  }
  return followById(ctx, id);
};

/** Pays by the link; the history names nobody, as nobody signed in. By deposit only an order that a visitor confirmed. */
export const startPayment = async (ctx: Ctx, { paymentId, ...link }: Parsed<'payment/start'>) => {
  const { id, email } = await requireFollowed(ctx, link);
  const isDeposit = !isOnline(paymentId);
  const paying = async (inside: Inside) => {
    // The cap of deposits is of all orders of the mailbox.
    if (isDeposit) await lockMailbox(inside.db, email);
    const order = await lockOrderById(inside.db, id);
    if (!order) throw new Refusal('order.notFound');
    const depositUntil = isDeposit ? await depositEnd(inside, id) : undefined;
    if (depositUntil === null) throw fieldRefusal('paymentId', 'order.payment');
    return pay(inside, order, paymentId, { by: unnamedBuyer, accountId: null, depositUntil });
  };
  const paid = await tellingShop(ctx, { mailbox: email }, () => inTransaction(ctx, paying));
  const { payment } = await answerPaid(ctx, paid);
  const { data } = await followById(ctx, id);
  return { data, payment };
};

/** When the term ends that began as a visitor confirmed this order; null where it is over, or an account has the order. */
const depositEnd = async (ctx: Ctx, id: number) => {
  const guest = await readGuest(ctx.db, id);
  const confirmedAt = guest?.attachedAt === null ? guest.confirmedAt : null;
  const until = confirmedAt && deadlineOf('PPE', 'deposit', confirmedAt, ctx);
  return until && until > ctx.clock() ? until : null;
};
