import type { Parsed } from '#contract/contract';
import type { Order, Placed } from '#contract/orders';
import type { OrderState } from '#contract/plain/commerce';
import { moversAt } from '#server/company-rights';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { kindOf } from '#server/orders/deadlines';
import { moveStock } from '#server/orders/move-stock';
import { requireSession, sellsFor } from '#server/orders/order-access';
import { viewOfId } from '#server/orders/order-view.service';
import { lockBuyer, lockOrder, type MovingOrder, readName, readUnpaid } from '#server/orders/orders.store';
import { paymentOf } from '#server/orders/payment-of';
import { recordMove, requireMove } from '#server/orders/record-move';
import { tellingOfOrders } from '#server/orders/shop-mails';
import { depositsOf, requireRoom, tellingShop } from '#server/orders/unpaid-room';
import { offeredPayments } from '#server/payments/payments.service';
import { fieldRefusal, Refusal } from '#server/refusal';

/** Locks an order of the caller's account; anything else is a 404. */
const lockOwn = async (inside: Inside, guid: string): Promise<MovingOrder> => {
  const order = await lockOrder(inside.db, inside.site.id, guid);
  if (!order || order.accountId !== requireSession(inside).accountId) throw new Refusal('order.notFound');
  return order;
};

/** Locks an order of a company for which the caller sells; anything else is a 404. */
const lockSold = async (inside: Inside, guid: string): Promise<MovingOrder> => {
  const order = await lockOrder(inside.db, inside.site.id, guid);
  if (!order || !sellsFor(requireSession(inside), order.toCompanyId)) throw new Refusal('order.notFound');
  return order;
};

/** Throws the 404 that `changeState` would, without moving anything. */
export const requireSold = (ctx: Ctx, guid: string) =>
  inTransaction(ctx, async (inside) => void (await lockSold(inside, guid.toLowerCase())));

const caller = async (inside: Inside) => {
  const { accountId } = requireSession(inside);
  return { accountId, by: await readName(inside.db, accountId) };
};

/** A seller's move. The state that the order has already is no move: nothing happens. */
export const changeState = (ctx: Ctx, input: Parsed<'order/changeState'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const { state: to, sendEmail, reason } = input;
    const order = await lockSold(inside, input.orderId);
    if (order.state === to) return viewOfId(inside, order.id);
    if (to === 'PAP' && kindOf(order.paymentId) === 'online' && !reason) {
      throw fieldRefusal('reason', 'order.reasonRequired');
    }
    requireMove(order, moversAt(requireSession(inside), order.toCompanyId), to);
    await moveStock(inside, order, to);
    return recordMove(inside, order, { to, sendEmail, reason, ...(await caller(inside)) });
  });

/** The buyer cancels, and the shop hears of it; a cancelled order stays as it is. */
export const cancelOrder = (ctx: Ctx, guid: string): Promise<Order> =>
  tellingOfOrders(ctx, (shopMails) =>
    inTransaction(ctx, async (inside) => {
      const order = await lockOwn(inside, guid);
      if (order.state === 'CAN') return viewOfId(inside, order.id);
      requireMove(order, ['buyer'], 'CAN');
      await moveStock(inside, order, 'CAN');
      const cancelled = await recordMove(inside, order, { to: 'CAN', ...(await caller(inside)) });
      for (const mail of await shopMails(inside, 'cancelled', cancelled))
        await inside.mail.send(inside.db, inside.site.id, mail);
      return cancelled;
    }),
  );

/** The buyer tries again to pay, or chooses another way. The same way in the state that it leads to changes nothing. */
export const payOrder = async (ctx: Ctx, { orderId, paymentId }: Parsed<'order/pay'>): Promise<Placed> => {
  const paying = async (inside: Inside) => {
    const { accountId } = requireSession(inside);
    // The cap is of all his orders: he pays and places them one after the other.
    const { name: by } = await lockBuyer(inside.db, accountId);
    const order = await lockOwn(inside, orderId);
    const payment = offeredPayments(inside).find((method) => method.id === paymentId);
    if (!payment) throw fieldRefusal('paymentId', 'order.payment');
    const to: OrderState = kindOf(payment.id) === 'online' ? 'INI' : 'PPE';
    if (order.state === to && order.paymentId === payment.id) return viewOfId(inside, order.id);
    requireMove(order, ['buyer'], to);
    if (to === 'PPE' && order.state !== 'PPE') await requireRoomFor(inside, order);
    await moveStock(inside, order, to);
    const reason = order.paymentId === payment.id ? null : `Forma de pago: ${payment.name}`;
    const move = { to, payment, reason, sendEmail: to === 'PPE', letter: 'payment' as const };
    return recordMove(inside, order, { ...move, accountId, by });
  };
  const data = await tellingShop(ctx, () => inTransaction(ctx, paying));
  return { data, payment: paymentOf(data) };
};

const requireRoomFor = async (inside: Inside, order: MovingOrder) => {
  const unpaid = await readUnpaid(inside.db, requireSession(inside).accountId);
  const others = unpaid.filter(({ id }) => id !== order.id);
  requireRoom(inside, [...depositsOf(others), ...unpaid.filter(({ id }) => id === order.id)]);
};
