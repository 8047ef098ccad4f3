import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { OrderState } from '#contract/plain/commerce';
import { listPayments } from '#server/orders/online/order-payments.service';
import { refundPayment } from '#server/orders/online/refund.service';
import { readOpenRefund } from '#server/orders/online/refunds.store';
import type { OnlineShop } from '#server/test/an-online-order';
import { stockNow } from '#server/test/an-order';
import type { History } from '#server/test/payment-model/history';

type Mover = 'provider' | 'clock' | 'seller' | 'buyer';

// Decisions O1, written out once more: the code's own table would agree with itself.
export const allowed: Record<OrderState, Record<Mover, readonly OrderState[]>> = {
  INI: { provider: ['PCH', 'PPE', 'PAP', 'CAN'], clock: ['PCH'], seller: ['CAN'], buyer: ['INI', 'PPE', 'CAN'] },
  PCH: { provider: ['PPE', 'PAP'], clock: ['CAN'], seller: ['PAP', 'CAN'], buyer: ['INI', 'PPE', 'CAN'] },
  PPE: { provider: ['PAP', 'PCH'], clock: ['CAN'], seller: ['PAP', 'CAN'], buyer: ['INI', 'PPE', 'CAN'] },
  PAP: { provider: ['CAN'], clock: [], seller: ['DIS', 'CAN'], buyer: [] },
  DIS: { provider: [], clock: [], seller: ['CAN'], buyer: [] },
  CAN: { provider: [], clock: [], seller: [], buyer: [] },
};

/** Payments of these are their provider's to give back. */
const knownMoney: readonly string[] = ['approved', 'disputed', 'refunded'];

type Event = {
  at: Date;
  by: string;
  accountId: number | null;
  from: OrderState;
  to: OrderState;
  reason: string | null;
};

/** The mover: providers by their names, the clock without one, people by their accounts. */
const moverOf = ({ by, accountId, reason }: Event, sellerId: number): Mover => {
  if (by === 'Mercado Pago' || by === 'PayPal') return 'provider';
  // The end of a pending payment is the provider's move, which the clock makes for it.
  if (accountId === null) return reason === 'El pago no se completó a tiempo' ? 'provider' : 'clock';
  return accountId === sellerId ? 'seller' : 'buyer';
};

/** Holds what a history left behind against what must always be so, and counts the cells of O1 that it took. */
export const checkHistory = async (it: OnlineShop, history: History, cells: Map<string, number>) => {
  const { db } = it.shop.database;
  await history.settle();
  for (const { id, guid } of history.orders) {
    const events = await db
      .selectFrom('order_event')
      .select(['at', 'by', 'account_id as accountId', 'from_state as from', 'to_state as to', 'reason'])
      .where('order_id', '=', id)
      .where('from_state', 'is not', null)
      .orderBy('id')
      .execute();
    for (const event of events as Event[]) {
      const mover = moverOf(event, it.people.seller.id);
      // Stock that a new order frees, and notes of the shop without a move, are no cells.
      if (event.reason === 'El comprador hizo otro pedido') continue;
      if (event.from === event.to && mover === 'provider') continue;
      if (event.from === 'CAN' && event.to === 'CAN' && event.reason?.startsWith('Devolución: ')) continue;
      const isFirst = event.from === 'INI' && event.to === 'PPE' && event === events[0] && event.at === events[0].at;
      const cell = `${event.from} ${mover} ${event.to}`;
      expect(allowed[event.from][mover], cell).toContain(event.to);
      if (!isFirst || mover !== 'buyer') cells.set(cell, (cells.get(cell) ?? 0) + 1);
    }
    const order = await db
      .selectFrom('orders')
      .select(['state', 'holds_stock', 'payment_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { payments, alerts } = await listPayments(history.admin, guid);
    const known = [...history.providers.MPU.payments.values(), ...history.providers.PYPL.payments.values()];
    // Money that no provider knows, of an order that was cancelled later, is a person's to give back.
    const paid = (events as Event[]).findLast(({ from, to }) => to === 'PAP' && from !== to);
    const isKnown = payments.some(({ method, status }) => method === order.payment_id && knownMoney.includes(status));
    if (order.state === 'CAN' && paid?.accountId && !isKnown)
      expect(alerts.map(({ kind }) => kind)).toContain('refundDue');
    expect(payments.filter(({ counts }) => counts).length).toBeLessThanOrEqual(1);
    for (const payment of payments) {
      const truth = known.find((one) => one.id === payment.providerId);
      expect([payment.status, payment.refunded], payment.providerId).toEqual([truth?.status, truth?.refunded]);
      if (payment.status !== 'approved') continue;
      // Money that came pays for its order, or a person hears of it; also once the order is cancelled.
      const isQuiet = payment.counts && order.state !== 'CAN';
      if (!isQuiet) expect(alerts.map(({ paymentId }) => paymentId)).toContain(payment.id);
      if (payment.counts) continue;
      const giveBack = async (amount: number, key = randomUUID() as string) => {
        const refund = { guid: key, id: payment.id, amount, reason: 'Sobra' };
        const done = await refundPayment(history.admin, { orderId: guid, refund });
        return done.payments.find((one) => one.id === payment.id);
      };
      // One that a silent provider left without an answer comes first.
      const open = await readOpenRefund(db, payment.id);
      const before = (open && (await giveBack(open.amount, open.key))) ?? payment;
      const left = before.amount - before.refunded;
      const after = left > 0 ? await giveBack(left) : before;
      expect(after?.refunded).toBe(payment.amount);
    }
  }
};

/** Shelf and reservations of the history's product are what its orders made of them. */
export const checkStock = async (it: OnlineShop, { board, shelf }: History) => {
  const unitsOf = async (column: 'holds_stock' | 'is_shipped') => {
    const isMeant = column === 'holds_stock' ? sql<boolean>`holds_stock` : sql<boolean>`state = 'DIS'`;
    const { units } = await it.shop.database.db
      .selectFrom('order_allocation')
      .innerJoin('orders', 'orders.id', 'order_allocation.order_id')
      .select((e) => e.fn.sum<string | null>('order_allocation.quantity').as('units'))
      .where('order_allocation.product_id', '=', board.id)
      .where(isMeant)
      .executeTakeFirstOrThrow();
    return Number(units ?? 0);
  };
  const shipped = await unitsOf('is_shipped');
  expect(await stockNow(it.shop, board)).toEqual({ BUL: [shelf.units - shipped, await unitsOf('holds_stock')] });
};
