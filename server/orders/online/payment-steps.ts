import type { OrderState } from '#contract/plain/commerce';
import type { MoneyLeft } from '#contract/plain/held-money';
import type { Db, Inside } from '#server/ctx';
import { systemName } from '#server/orders/deadlines';
import { hasTaken, moneyIfCancelled } from '#server/orders/money-left';
import { moveStock } from '#server/orders/move-stock';
import { readPayments } from '#server/orders/online/payments.store';
import { raiseAlert } from '#server/orders/online/raise-alert.service';
import { readMoneyFacts } from '#server/orders/order-view.store';
import type { MovingOrder } from '#server/orders/orders.store';
import { Refusal } from '#server/refusal';

/** Moves the stock that a new state asks for; false where there is too little, and then nothing moved. */
export const takeStock = async (inside: Inside, order: MovingOrder, to: OrderState): Promise<boolean> => {
  try {
    await moveStock(inside, order, to);
    return true;
  } catch (error) {
    // It is refused before anything is written, so the transaction goes on.
    if (error instanceof Refusal && error.code === 'order.noStock') return false;
    throw error;
  }
};

/** Where nobody acted. */
export const solvedBySystem = (inside: Inside, reason: string) => ({
  at: inside.clock(),
  by: systemName,
  accountId: null,
  reason,
});

/** Whether a provider has money for this order, of whatever amount and attempt. */
export const hasMoney = async (db: Db, orderId: number) => (await readPayments(db, orderId)).some(hasTaken);

/** Cancelling an order that is paid, or may be, leaves money to give back: alerts say so. Answers which. */
export const alertPaidCancelled = async (inside: Inside, order: MovingOrder): Promise<MoneyLeft> => {
  const payments = await readPayments(inside.db, order.id);
  for (const payment of payments.filter(hasTaken)) await raiseAlert(inside, order, payment, 'paidAfterCancel');
  const facts = await readMoneyFacts(inside.db, order.id);
  const money = moneyIfCancelled({ ...facts, state: order.state, paymentId: order.paymentId, payments });
  if (money === 'paid' || money === 'claimed') await raiseAlert(inside, order, null, 'refundDue');
  return money;
};
