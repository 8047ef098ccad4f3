import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import {
  clockMoves,
  kindOf,
  notConfirmed,
  reminderMs,
  slipWaitMs,
  systemName,
  unconfirmedUntil,
} from '#server/orders/deadlines';
import { readVisitor } from '#server/orders/guests/guest-orders.store';
import { moveStock } from '#server/orders/move-stock';
import { askOfOrder, reconcile, type Said } from '#server/orders/online/ask-provider.service';
import { hasMoney } from '#server/orders/online/payment-steps';
import { mailOrder } from '#server/orders/order-mails';
import { viewOfId } from '#server/orders/order-view.service';
import {
  lockOrderById,
  type MovingOrder,
  markReminded,
  postpone,
  readOverdue,
  readToRemind,
} from '#server/orders/orders.store';
import { recordMove, requireMove } from '#server/orders/record-move';
import { readNewestWaiting } from '#server/orders/slips/slips.store';
import type { OnlineId } from '#server/payments/providers/provider';

const atOnce = 200;

/**
 * Does what time asks of this site's orders: moves those whose time is over and reminds buyers of deposits that end
 * within a day. Each order in a transaction of its own; running it twice, or in two processes, does nothing twice.
 */
export const moveByClock = async (ctx: Ctx) => {
  const now = ctx.clock();
  let moved = 0;
  // A provider that does not answer is asked no more in this run.
  const silent = new Set<OnlineId>();
  for (const id of await readOverdue(ctx.db, ctx.site.id, now, slipsSince(now), atOnce)) {
    moved += (await moveOverdue(ctx, id, await askOfOrder(ctx, id, 'ask', silent))) ? 1 : 0;
  }
  const soon = new Date(now.getTime() + reminderMs);
  let reminded = 0;
  for (const id of await readToRemind(ctx.db, ctx.site.id, now, soon, atOnce)) {
    reminded += (await remind(ctx, id)) ? 1 : 0;
  }
  const asked = await reconcile(ctx, silent);
  return { moved, reminded, asked };
};

// A slip that was sent before no longer keeps an order from its end.
const slipsSince = (now: Date) => new Date(now.getTime() - slipWaitMs);

// Where a payment is not decided, or a person decides what becomes of it, the order is looked at again after this.
const laterMs = 3_600_000;

const moveOverdue = (ctx: Ctx, id: number, said: Said) =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrderById(inside.db, id);
    const now = inside.clock();
    // Someone may have moved it while this one waited for its lock.
    if (!order?.holdUntil || order.holdUntil > now) return false;
    const slipAt = await readNewestWaiting(inside.db, id);
    if (slipAt && slipAt > slipsSince(now)) return false;
    const move = (await hasMoney(inside.db, id)) ? 'later' : moveAfter(order, said);
    if (move === 'later') await postpone(inside.db, id, new Date(now.getTime() + laterMs));
    if (!move || move === 'later') return false;
    const visitor = move.to === 'CAN' ? await readVisitor(inside.db, id) : undefined;
    const isUnpressed = order.state === 'PPE' && visitor?.confirmedAt === null;
    const until = isUnpressed && unconfirmedUntil(visitor, now);
    if (until && until > now) {
      await postpone(inside.db, id, until);
      return false;
    }
    requireMove(order, [move.by], move.to);
    await moveStock(inside, order, move.to);
    const reason = isUnpressed ? notConfirmed : move.reason;
    // A visitor has no list of orders, and a mail may have said where to pay: nobody is to pay an order that is no more.
    const isTold = visitor && (visitor.mailedAt !== null || visitor.isMailWaiting || visitor.confirmedAt !== null);
    await recordMove(inside, order, {
      to: move.to,
      reason,
      by: systemName,
      accountId: null,
      ...(isTold && { sendEmail: true }),
    });
    return true;
  });

/** The move of an order whose time is over; undefined: none before its provider has answered. */
const moveAfter = (order: MovingOrder, said: Said) => {
  if (said === 'unknown') return undefined;
  // A payment that its provider calls pending holds stock no longer than this.
  if (order.state === 'PPE' && kindOf(order.paymentId) === 'online') return pendingOver;
  if (said === 'open') return 'later';
  const move = clockMoves[order.state];
  return move && { ...move, by: 'clock' as const };
};

const pendingOver = { to: 'PCH', by: 'provider', reason: 'El pago no se completó a tiempo' } as const;

const remind = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrderById(inside.db, id);
    if (!order || kindOf(order.paymentId) !== 'deposit') return false;
    if (!(await markReminded(inside.db, id, inside.clock()))) return false;
    await mailOrder(inside, 'reminder', await viewOfId(inside, id));
    return true;
  });
