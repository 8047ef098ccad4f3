import { type Mover, type OrderState, orderMoves, orderStates } from '#contract/plain/commerce';
import { mustTell, refundSentences } from '#contract/plain/held-money';
import { stateForBuyer } from '#contract/plain/order-queues';
import type { Inside } from '#server/ctx';
import { deadlineOf, holdOf, kindOf } from '#server/orders/deadlines';
import { alertPaidCancelled } from '#server/orders/online/payment-steps';
import { mailOrder } from '#server/orders/order-mails';
import { viewOfId } from '#server/orders/order-view.service';
import { insertEvents, type MovingOrder, unmarkMailed, updateOrder } from '#server/orders/orders.store';
import { Refusal } from '#server/refusal';

type Move = {
  to: OrderState;
  /** The history's author, and his account. */
  by: string;
  accountId: number | null;
  reason?: string | null;
  /** Else what the new state presets. */
  sendEmail?: boolean;
  letter?: 'state' | 'payment' | 'refundNoted';
  /** When the clock looks at it again, null: never; else what the new state and the way to pay say. */
  until?: Date | null;
  /** False where a payment came and there is no stock; else what the new state says. */
  holdsStock?: boolean;
  /** Another way to pay that comes with the move. */
  payment?: { id: string; name: string };
};

/** Whether one of these may move an order there. */
export const mayMove = (order: Pick<MovingOrder, 'state'>, movers: readonly Mover[], to: OrderState) =>
  movers.some((mover) => orderMoves[order.state][mover].includes(to));

/** Throws a 409 with both states' names, as they are read by who moves it, where the table has no such move for any of these. */
export const requireMove = (
  order: Pick<MovingOrder, 'state' | 'shippingId'>,
  movers: readonly Mover[],
  to: OrderState,
) => {
  if (mayMove(order, movers, to)) return;
  const from = movers.includes('buyer')
    ? stateForBuyer({ ...order, handedOverAt: null })
    : orderStates[order.state].label;
  throw new Refusal('order.staleState', { from, to: orderStates[to].label });
};

/** Writes a move that is allowed and whose stock is moved: state, deadline, history, mail. A buyer who may have paid a cancelled order reads about his money. */
export const recordMove = async (inside: Inside, order: MovingOrder, move: Move) => {
  const now = inside.clock();
  const payment = move.payment ?? { id: order.paymentId, name: order.paymentName };
  const usual = deadlineOf(move.to, kindOf(payment.id), now, inside);
  const deadline = move.until === undefined ? usual : move.until;
  const isCancelled = move.to === 'CAN' && order.state !== 'CAN';
  const left = isCancelled ? await alertPaidCancelled(inside, order) : 'none';
  const wantsMail = mustTell[left] || (move.sendEmail ?? !orderStates[move.to].notSendEmail);
  const mailed = wantsMail && order.userEmail !== '';
  await updateOrder(inside.db, order.id, {
    state: move.to,
    holds_stock: move.holdsStock ?? orderStates[move.to].stock === 'held',
    // A change of method within a state does not prolong its hold.
    ...((move.to !== order.state || move.until !== undefined) && holdOf(deadline, now)),
    payment_id: payment.id,
    payment_name: payment.name,
  });
  await insertEvents(inside.db, [
    {
      order_id: order.id,
      at: now,
      by: move.by,
      account_id: move.accountId,
      from_state: order.state,
      to_state: move.to,
      mailed,
      reason: move.reason ?? null,
    },
  ]);
  const view = await viewOfId(inside, order.id);
  if (!mailed) return view;
  const { replaced } = await mailOrder(inside, move.letter ?? 'state', view, refundSentences[left]);
  if (replaced === 0) return view;
  await unmarkMailed(inside.db, order.id);
  return viewOfId(inside, order.id);
};
