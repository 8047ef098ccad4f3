import type { Parsed } from '#contract/contract';
import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { heldMoney } from '#contract/plain/held-money';
import { moversAt } from '#server/company-rights';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { afterRejectionMs, holdOf } from '#server/orders/deadlines';
import { caller } from '#server/orders/move-order.service';
import { moveStock } from '#server/orders/move-stock';
import { solveRefundDue } from '#server/orders/online/payments.store';
import { requireRight, requireSession } from '#server/orders/order-access';
import { mailOrder } from '#server/orders/order-mails';
import { viewOfId } from '#server/orders/order-view.service';
import { readMoneyFacts } from '#server/orders/order-view.store';
import { lockOrderById, type MovingOrder, prolong } from '#server/orders/orders.store';
import { mayMove, recordMove } from '#server/orders/record-move';
import { approveWaiting, decideSlip, readSlip } from '#server/orders/slips/slips.store';
import { Refusal } from '#server/refusal';

/** Locks the order of a slip. 403 where the caller only sees it, 404 for another company's. */
const lockSlip = async (inside: Inside, guid: string) => {
  const found = requireRight(inside, 'decides', await readSlip(inside.db, inside.site.id, guid), 'slip.notFound');
  const order = await lockOrderById(inside.db, found.orderId);
  // Somebody may have decided it while this one waited for the lock.
  const slip = await readSlip(inside.db, inside.site.id, guid);
  if (!order || !slip) throw new Refusal('slip.notFound');
  return { order, slip };
};

/** Throws the 403 or 404 that a decision would, without deciding anything. */
export const requireSoldSlip = async (ctx: Ctx, guid: string) =>
  void requireRight(ctx, 'decides', await readSlip(ctx.db, ctx.site.id, guid.toLowerCase()), 'slip.notFound');

const states = { approved: 'aprobado', rejected: 'rechazado' };

/** The money is there: the order becomes PAP, and all its slips that wait are approved. An approved slip stays so. */
export const approveSlip = (ctx: Ctx, { slipId }: Parsed<'slip/approve'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const { order, slip } = await lockSlip(inside, slipId);
    if (slip.state === 'approved') return viewOfId(inside, order.id);
    requireWaiting(slip);
    if (!mayMove(order, moversAt(requireSession(inside), order.toCompanyId), 'PAP'))
      throw new Refusal('slip.notPayable', { state: orderStates[order.state].label });
    const mover = await caller(inside);
    await moveStock(inside, order, 'PAP');
    await approveWaiting(inside.db, order.id, { at: inside.clock(), by: mover.by });
    return recordMove(inside, order, { to: 'PAP', reason: 'Comprobante aprobado', ...mover });
  });

/** The money is not there: the order stays, and its buyer reads why. A rejected slip stays so. */
export const rejectSlip = (ctx: Ctx, { slipId, reason }: Parsed<'slip/reject'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const { order, slip } = await lockSlip(inside, slipId);
    if (slip.state === 'rejected') return viewOfId(inside, order.id);
    requireWaiting(slip);
    const { by, accountId } = await caller(inside);
    await decideSlip(inside.db, slip.id, { state: 'rejected', at: inside.clock(), by, reason });
    await leaveTime(inside, order);
    // Where no money came nothing is to be given back.
    if (heldMoney(await readMoneyFacts(inside.db, order.id)) === 'none')
      await solveRefundDue(inside.db, order.id, {
        at: inside.clock(),
        by,
        accountId,
        reason: `Comprobante rechazado: ${reason}`,
      });
    const view = await viewOfId(inside, order.id);
    await mailOrder(inside, 'slipRejected', view);
    return view;
  });

const requireWaiting = ({ state, decidedBy }: { state: string; decidedBy: string | null }) => {
  if (state === 'waiting') return;
  const label = state === 'approved' ? states.approved : states.rejected;
  throw new Refusal('slip.decided', { by: decidedBy ?? 'Otra persona', state: label });
};

/** A buyer who sent a slip in time has time for another one. */
const leaveTime = async (inside: Inside, { id, holdUntil }: MovingOrder) => {
  const now = inside.clock();
  const until = new Date(now.getTime() + afterRejectionMs);
  if (holdUntil && holdUntil < until) await prolong(inside.db, id, holdOf(until, now));
};
