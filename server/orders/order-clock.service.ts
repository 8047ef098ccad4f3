import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { clockMoves, kindOf, reminderMs, systemName } from '#server/orders/deadlines';
import { moveStock } from '#server/orders/move-stock';
import { mailOrder } from '#server/orders/order-mails';
import { viewOfId } from '#server/orders/order-view.service';
import { lockOrderById, markReminded, readOverdue, readToRemind } from '#server/orders/orders.store';
import { recordMove, requireMove } from '#server/orders/record-move';

const atOnce = 200;

/**
 * Does what time asks of this site's orders: moves those whose time is over and reminds buyers of deposits that end
 * within a day. Each order in a transaction of its own; running it twice, or in two processes, does nothing twice.
 */
export const moveByClock = async (ctx: Ctx) => {
  const now = ctx.clock();
  let moved = 0;
  for (const id of await readOverdue(ctx.db, ctx.site.id, now, atOnce)) moved += (await moveOverdue(ctx, id)) ? 1 : 0;
  const soon = new Date(now.getTime() + reminderMs);
  let reminded = 0;
  for (const id of await readToRemind(ctx.db, ctx.site.id, now, soon, atOnce)) {
    reminded += (await remind(ctx, id)) ? 1 : 0;
  }
  return { moved, reminded };
};

const moveOverdue = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrderById(inside.db, id);
    const move = order && clockMoves[order.state];
    // Someone may have moved it while this one waited for its lock.
    if (!move || !order.holdUntil || order.holdUntil > inside.clock()) return false;
    requireMove(order, ['clock'], move.to);
    await moveStock(inside, order, move.to);
    await recordMove(inside, order, { ...move, by: systemName, accountId: null });
    return true;
  });

const remind = (ctx: Ctx, id: number) =>
  inTransaction(ctx, async (inside) => {
    const order = await lockOrderById(inside.db, id);
    if (!order || kindOf(order.paymentId) !== 'deposit') return false;
    if (!(await markReminded(inside.db, id, inside.clock()))) return false;
    await mailOrder(inside, 'reminder', await viewOfId(inside, id));
    return true;
  });
