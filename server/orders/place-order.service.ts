import type { NewOrder } from '#contract/new-order';
import type { Placed } from '#contract/orders';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { type CheckedOrder, checkOrder } from '#server/orders/check-order';
import { kindOf, systemName } from '#server/orders/deadlines';
import { holdStock } from '#server/orders/hold-stock';
import { requireSession } from '#server/orders/order-access';
import { contentHash, mergeLines } from '#server/orders/order-content';
import { viewOfId } from '#server/orders/order-view.service';
import { lockBuyer, lockUnpaid, type MovingOrder, readPlaced } from '#server/orders/orders.store';
import { answerPaid, attemptOfPlaced } from '#server/orders/pay-order.service';
import { recordMove } from '#server/orders/record-move';
import { type ShopMails, tellingOfOrders } from '#server/orders/shop-mails';
import { depositsOf, requireFewUnpaid, requireRoom, tellingShop } from '#server/orders/unpaid-room';
import { writeOrder } from '#server/orders/write-order';
import { pricesVisible } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

/**
 * Makes an order of what a browser sends (decisions O2): prices, sending and stock are the server's. The same GUID with
 * the same content answers with the order already made. Throws a 422 with the fields, or a 409 with what changed.
 */
export const addOrder = async (ctx: Ctx, sent: NewOrder): Promise<Placed> => {
  if (!ctx.settings.saleOn || !pricesVisible(ctx)) throw new Refusal('order.closed');
  const placing = () =>
    tellingOfOrders(ctx, (shopMails) => inTransaction(ctx, (inside) => place(inside, mergeLines(sent), shopMails)));
  return answerPaid(ctx, await unconfirmed(tellingShop(ctx, placing)));
};

/** Says of an order that may have been placed that it can be sent again: with its GUID it is answered as made, or made now. */
export const unconfirmed = <T>(placing: Promise<T>): Promise<T> =>
  placing.catch((error: unknown) => {
    const isOpen = error instanceof Refusal && error.code === 'call.unconfirmed';
    throw isOpen ? new Refusal('order.unconfirmed', { seconds: 10 }, {}, { cause: error.cause }) : error;
  });

/**
 * The order that the caller made by this GUID with this content, as it is now. Else it is undefined, and `isTaken` says whether
 * the GUID is another order's.
 */
export const findPlaced = async (inside: Inside, { guid }: NewOrder, hash: string) => {
  const earlier = await readPlaced(inside.db, guid);
  const { accountId } = requireSession(inside);
  const isSame = earlier?.placedBy === accountId && earlier.site === inside.site.id && earlier.contentHash === hash;
  const made = isSame ? await attemptOfPlaced(inside, earlier.id, await viewOfId(inside, earlier.id)) : undefined;
  return { made, isTaken: earlier !== undefined };
};

// The order of the locks is that of docs/decisions/001-orders.md: account, orders, stock, counter.
const place = async (inside: Inside, sent: NewOrder, shopMails: ShopMails) => {
  const { accountId } = requireSession(inside);
  const buyer = await lockBuyer(inside.db, accountId);
  const hash = contentHash(sent);
  const { made, isTaken } = await findPlaced(inside, sent, hash);
  if (made) return made;
  const checked = await checkOrder(inside, sent);
  if (isTaken) throw new Refusal('order.guidTaken');
  const unpaid = await lockUnpaid(inside.db, accountId);
  requireFewUnpaid(inside, unpaid, checked.payment.id);
  const freed = unpaid.filter((order) => order.state === 'INI' && kindOf(order.paymentId) === 'online');
  const hold = await holdStock(inside, sent, checked, freed);
  if (kindOf(checked.payment.id) === 'deposit') requireRoom(inside, [...depositsOf(unpaid), sizeOf(checked, hold)]);
  for (const order of freed) await giveWay(inside, order);
  const placer = { by: buyer.name, byAccountId: accountId, accountId, channel: 'web' as const };
  const { id, data } = await writeOrder(inside, { ...placer, buyer, sent, hash, shopMails, ...checked, ...hold });
  return attemptOfPlaced(inside, id, data);
};

const sizeOf = ({ shipping }: CheckedOrder, { lines }: Awaited<ReturnType<typeof holdStock>>) => ({
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, shipping.price),
});

/** A hold of a buyer's unfinished try must not stand in the way of his new order; its stock is released already. */
const giveWay = (inside: Inside, order: MovingOrder) =>
  recordMove(inside, order, { to: 'PCH', by: systemName, accountId: null, reason: 'El comprador hizo otro pedido' });
