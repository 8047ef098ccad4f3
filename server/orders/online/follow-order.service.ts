import type { Parsed } from '#contract/contract';
import type { Order } from '#contract/orders';
import { type FollowedOrder, followedOrder } from '#contract/payments';
import { isOnline, type OrderState, orderMoves } from '#contract/plain/commerce';
import { heldMoney } from '#contract/plain/held-money';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { unnamedBuyer } from '#server/orders/deadlines';
import { askOfAttempt } from '#server/orders/online/ask-provider.service';
import { claimAsk, readAttempts } from '#server/orders/online/attempts.store';
import { hasMoney } from '#server/orders/online/payment-steps';
import { canCharge } from '#server/orders/online/start-attempt.service';
import { readFollowed } from '#server/orders/order-lookup.store';
import { findById } from '#server/orders/order-view.service';
import { lockOrderById } from '#server/orders/orders.store';
import { answerPaid, pay } from '#server/orders/pay-order.service';
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

const onlinePayments = (ctx: Ctx, order: Order) =>
  offeredPayments(ctx).flatMap(({ id, name }) =>
    isOnline(id) && canCharge(ctx, id, order) ? { id, name, currency: currencyOf(ctx.settings, id) } : [],
  );

/** An order as whoever has its link sees it, and the ways to pay it online. */
export const followById = async (ctx: Ctx, id: number) => {
  const { order, isPaying } = await findById(ctx, id);
  const isPaid = mayNotCount.includes(order.state) && (await hasMoney(ctx.db, id));
  return { data: followedOf(order, isPaying, isPaid), payments: onlinePayments(ctx, order) };
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

/** Pays by the link, in a way that is online; the history names nobody, as nobody signed in. */
export const startPayment = async (ctx: Ctx, { paymentId, ...link }: Parsed<'payment/start'>) => {
  const { id } = await requireFollowed(ctx, link);
  if (!isOnline(paymentId)) throw fieldRefusal('paymentId', 'order.payment');
  const paid = await inTransaction(ctx, async (inside) => {
    const order = await lockOrderById(inside.db, id);
    if (!order) throw new Refusal('order.notFound');
    return pay(inside, order, paymentId, { by: unnamedBuyer, accountId: null });
  });
  const { payment } = await answerPaid(ctx, paid);
  const { data } = await followById(ctx, id);
  return { data, payment };
};
