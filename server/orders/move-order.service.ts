import type { Parsed } from '#contract/contract';
import type { Order } from '#contract/orders';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { isPickup } from '#contract/plain/order-queues';
import type { Verb } from '#contract/plain/positions';
import { moversAt } from '#server/company-rights';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { kindOf } from '#server/orders/deadlines';
import { moveStock } from '#server/orders/move-stock';
import { hasOpenAlert } from '#server/orders/online/payments.store';
import { requireSession } from '#server/orders/order-access';
import { viewOfId } from '#server/orders/order-view.service';
import { type MovingOrder, readName, updateDispatch } from '#server/orders/orders.store';
import { lockOwn, lockSold } from '#server/orders/own-order';
import { recordMove, requireMove } from '#server/orders/record-move';
import { type ShopMails, tellingOfOrders } from '#server/orders/shop-mails';
import { approveWaiting } from '#server/orders/slips/slips.store';
import { fieldRefusal, Refusal } from '#server/refusal';

/** Throws the 403 or 404 that a call would which needs this right, without doing anything. */
export const requireOrderRight = (ctx: Ctx, verb: Verb, guid: string) =>
  inTransaction(ctx, async (inside) => void (await lockSold(inside, verb, guid.toLowerCase())));

export const caller = async (inside: Inside) => {
  const { accountId } = requireSession(inside);
  return { accountId, by: await readName(inside.db, accountId) };
};

/** A seller's move. To the state that the order is in nothing happens, unless the seller saw another and says something else. */
export const changeState = (ctx: Ctx, input: Parsed<'order/changeState'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const { state: to, seenState, sendEmail, reason } = input;
    const order = await lockSold(inside, 'moves', input.orderId);
    if (order.state === to) {
      const view = await viewOfId(inside, order.id);
      if (seenState && seenState !== to && saysOther(view, input)) throw changedMeanwhile(view, to);
      return view;
    }
    if (seenState && seenState !== order.state) throw changedMeanwhile(await viewOfId(inside, order.id), to);
    if (to === 'PAP' && kindOf(order.paymentId) === 'online' && !reason) {
      throw fieldRefusal('reason', 'order.reasonRequired');
    }
    requireMove(order, moversAt(requireSession(inside), order.toCompanyId), to);
    if (to === 'DIS' && (await hasOpenAlert(inside.db, order.id, 'dispute'))) throw new Refusal('order.disputed');
    await moveStock(inside, order, to);
    if (to === 'DIS') await noteDispatch(inside, order, input);
    const mover = await caller(inside);
    // A seller who says that it is paid approves the slips that show it.
    if (to === 'PAP') await approveWaiting(inside.db, order.id, { at: inside.clock(), by: mover.by });
    return recordMove(inside, order, { to, sendEmail, reason, ...mover });
  });

const lastMove = ({ events }: Order) => events.findLast(({ from, to }) => from !== null && from !== to);

/** Whether a move would have the order say something else than the one that brought it there. */
const saysOther = (order: Order, { reason, branchCode, carrierName, tracking }: Parsed<'order/changeState'>) => {
  const differs = (sent: string | null | undefined, stored: string | null) => sent !== undefined && sent !== stored;
  if (reason !== null && reason !== lastMove(order)?.reason) return true;
  if (isPickup(order.shippingId)) return differs(branchCode, order.branchCode);
  return differs(carrierName, order.carrierName) || differs(tracking, order.tracking);
};

/** Keeps what the buyer reads of a dispatch: where it waits, or by whom it goes (docs/decisions/026-desk.md). */
const noteDispatch = async (
  inside: Inside,
  { id, shippingId, ...order }: MovingOrder,
  input: Parsed<'order/changeState'>,
) => {
  const { branchCode, carrierName, tracking } = input;
  if (isPickup(shippingId)) {
    if (branchCode === undefined || branchCode === order.branchCode) return;
    const branch = inside.site.branches.find(({ code }) => code === branchCode);
    if (!branch) throw fieldRefusal('branchCode', 'field.choice');
    return updateDispatch(inside.db, id, { branch_code: branch.code, branch_name: branch.name });
  }
  const given = { carrier_name: carrierName, tracking };
  await updateDispatch(
    inside.db,
    id,
    Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  );
};

/** Names who moved an order since another seller saw it. */
const changedMeanwhile = (order: Order, asked: OrderState) => {
  const move = lastMove(order);
  // An order that never moved was never in the state that was seen.
  if (!move?.from)
    return new Refusal('order.staleState', { from: orderStates[order.state].label, to: orderStates[asked].label });
  const { by, from, to, at } = move;
  const [before, now] = [orderStates[from].label, orderStates[to].label];
  return new Refusal('order.changedMeanwhile', { by, from: before, to: now, when: whenText(at) });
};

export const cancelOrder = (ctx: Ctx, guid: string): Promise<Order> =>
  tellingOfOrders(ctx, requireSession(ctx), (shopMails) =>
    inTransaction(ctx, async (inside) =>
      cancelForBuyer(inside, await lockOwn(inside, guid), await caller(inside), shopMails),
    ),
  );

type Caller = { by: string; accountId: number | null };

/** The buyer cancels a locked order, and the shop hears of it; a cancelled order stays as it is. */
export const cancelForBuyer = async (inside: Inside, order: MovingOrder, buyer: Caller, shopMails: ShopMails) => {
  if (order.state === 'CAN') return viewOfId(inside, order.id);
  requireMove(order, ['buyer'], 'CAN');
  await moveStock(inside, order, 'CAN');
  const cancelled = await recordMove(inside, order, { to: 'CAN', ...buyer });
  for (const mail of await shopMails(inside, 'cancelled', cancelled))
    await inside.mail.send(inside.db, inside.site.id, mail);
  return cancelled;
};
