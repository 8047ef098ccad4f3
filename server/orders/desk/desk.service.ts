import type { Parsed } from '#contract/contract';
import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { isPickup, notesMax, orderMarks } from '#contract/plain/order-queues';
import { changedValues } from '#server/changed-values';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { countWork, insertNote, readMarker, readMarks, readNoted, updateMarks } from '#server/orders/desk/desk.store';
import { caller } from '#server/orders/move-order.service';
import { listRefused } from '#server/orders/online/refused-notifications.service';
import { companiesAsked } from '#server/orders/order-access';
import { mailOrder } from '#server/orders/order-mails';
import { viewOfId } from '#server/orders/order-view.service';
import { insertEvents, updateDispatch } from '#server/orders/orders.store';
import { lockSold } from '#server/orders/own-order';
import { Refusal } from '#server/refusal';

/** A note by the same account with the same words within this time is the same note. */
const repeatMs = 10 * 60_000;

/** Work at the desk, of one company or of all whose orders the caller sees. Another company is a 404. */
export const countDesk = async (ctx: Ctx, toCompany: number | null) => {
  const companies = companiesAsked(ctx, toCompany);
  const { alerts, ...work } = await countWork(ctx.db, ctx.site.id, companies);
  const { refused } = await listRefused(ctx, companies);
  return { ...work, alerts: alerts + refused.length };
};

/**
 * Sets a mark or takes it back; the history says so. As it stands already nothing happens. Throws order.markedAlready where
 * another account set it, as one's own.
 */
export const markOrder = (ctx: Ctx, { orderId, mark, isSet, onlyOwn }: Parsed<'order/mark'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockSold(inside, 'notes', orderId);
    const marks = await readMarks(inside.db, order.id);
    const { isSetIn, done, undone } = orderMarks[mark];
    const { by, accountId } = await caller(inside);
    const stands = marks[mark] !== null;
    const marker = stands && (isSet || onlyOwn) && (await readMarker(inside.db, order.id, done));
    if (marker && marker.accountId !== accountId) {
      const when = whenText(marker.at.toISOString());
      throw new Refusal('order.markedAlready', { by: marker.by, mark: done, when });
    }
    if (stands === isSet) return viewOfId(inside, order.id);
    if (!isSetIn({ state: order.state, shippingId: marks.shippingId }))
      throw new Refusal('order.notMarkable', { state: orderStates[order.state].label });
    const at = isSet ? inside.clock() : null;
    await updateMarks(inside.db, order.id, mark === 'prepared' ? { prepared_at: at } : { handed_over_at: at });
    const stays = { order_id: order.id, from_state: order.state, to_state: order.state, mailed: false };
    const event = { ...stays, at: inside.clock(), by, account_id: accountId, reason: isSet ? done : undone };
    await insertEvents(inside.db, [event]);
    return viewOfId(inside, order.id);
  });

const labels = { carrierName: 'Agencia', tracking: 'Guía' };

/** By whom an order goes that was dispatched already; an empty value takes it away. The history says so, and the buyer's mail where that is asked. */
export const changeDispatch = (
  ctx: Ctx,
  { orderId, parms, sendEmail }: Parsed<'order/changeDispatch'>,
): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const { id, state } = await lockSold(inside, 'moves', orderId);
    const stored = await viewOfId(inside, id);
    if (state !== 'DIS' || isPickup(stored.shippingId)) throw new Refusal('order.notSent', { number: stored.number });
    const { carrierName, tracking } = { ...stored, ...changedValues(parms, stored, labels) };
    if (carrierName === stored.carrierName && tracking === stored.tracking) return stored;
    await updateDispatch(inside.db, id, { carrier_name: carrierName, tracking });
    const { by, accountId } = await caller(inside);
    const mailed = sendEmail && stored.userEmail !== '';
    const reason = `Envío: ${[carrierName, tracking].filter(Boolean).join(', ') || 'sin agencia ni guía'}`;
    const stays = { order_id: id, from_state: state, to_state: state, mailed, reason };
    await insertEvents(inside.db, [{ ...stays, at: inside.clock(), by, account_id: accountId }]);
    const changed = await viewOfId(inside, id);
    if (mailed) await mailOrder(inside, 'dispatch', changed);
    return changed;
  });

/** Adds a note of staff. The order is locked, so that one sent twice at once is one. */
export const addNote = (ctx: Ctx, { orderId, text }: Parsed<'order/addNote'>): Promise<Order> =>
  inTransaction(ctx, async (inside) => {
    const order = await lockSold(inside, 'notes', orderId);
    const { by, accountId } = await caller(inside);
    const now = inside.clock();
    const note = { order_id: order.id, at: now, by, account_id: accountId, text };
    const { count, isRepeated } = await readNoted(inside.db, note, new Date(now.getTime() - repeatMs));
    if (isRepeated) return viewOfId(inside, order.id);
    if (count >= notesMax) throw new Refusal('order.tooManyNotes', { max: notesMax });
    await insertNote(inside.db, note);
    return viewOfId(inside, order.id);
  });
