import type { NewOrder } from '#contract/new-order';
import type { Placed } from '#contract/orders';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { lockUnpaid } from '#server/orders/buyer-orders.store';
import { type CheckedOrder, checkOrder } from '#server/orders/check-order';
import { kindOf, systemName } from '#server/orders/deadlines';
import { holdStock } from '#server/orders/hold-stock';
import { requireSession } from '#server/orders/order-access';
import { contentHash, mergeLines } from '#server/orders/order-content';
import { viewOfId } from '#server/orders/order-view.service';
import { lockBuyer, type MovingOrder, readPlaced } from '#server/orders/orders.store';
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
  requireOpen(ctx);
  const buyer = requireSession(ctx);
  const placing = () =>
    tellingOfOrders(ctx, buyer, (shopMails) =>
      inTransaction(ctx, (inside) => place(inside, mergeLines(sent), shopMails)),
    );
  return answerPaid(ctx, await unconfirmed(tellingShop(ctx, buyer, placing)));
};

/** Throws a 409 where the shop takes no orders from the caller. */
export const requireOpen = (ctx: Ctx) => {
  if (!ctx.settings.saleOn || !pricesVisible(ctx)) throw new Refusal('order.closed');
};

/** Says of an order that may have been placed that it can be sent again: with its GUID it is answered as made, or made now. */
export const unconfirmed = <T>(placing: Promise<T>): Promise<T> =>
  placing.catch((error: unknown) => {
    const isOpen = error instanceof Refusal && error.code === 'call.unconfirmed';
    throw isOpen ? new Refusal('order.unconfirmed', { seconds: 10 }, {}, { cause: error.cause }) : error;
  });

/**
 * The order that the caller made by this GUID with this content, as it is now; without a session one that a visitor made. Else it
 * is undefined, and `isTaken` says whether the GUID is another order's.
 */
export const findPlaced = async (inside: Inside, { guid }: NewOrder, hash: string) => {
  const earlier = await readPlaced(inside.db, guid);
  const { session, site } = inside;
  const isCallers = session ? earlier?.placedBy === session.accountId && !earlier.isGuests : earlier?.isGuests;
  const isSame = isCallers && earlier?.site === site.id && earlier.contentHash === hash;
  const made = isSame
    ? { id: earlier.id, ...(await attemptOfPlaced(inside, earlier.id, await viewOfId(inside, earlier.id))) }
    : undefined;
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
  const unpaid = await lockUnpaid(inside.db, { accountId });
  const freed = unpaid.filter((order) => order.state === 'INI' && kindOf(order.paymentId) === 'online');
  const hold = await holdWithin(inside, sent, checked, unpaid, freed);
  for (const order of freed) await giveWay(inside, order);
  const placer = { by: buyer.name, byAccountId: accountId, accountId, channel: 'web' as const };
  const { id, data } = await writeOrder(inside, { ...placer, buyer, sent, hash, shopMails, ...checked, ...hold });
  return attemptOfPlaced(inside, id, data);
};

/** Takes the order's stock where the buyer's unpaid orders let him have more, or throws a 409. */
export const holdWithin = async (
  inside: Inside,
  sent: NewOrder,
  checked: CheckedOrder,
  unpaid: Awaited<ReturnType<typeof lockUnpaid>>,
  freed: readonly MovingOrder[] = [],
) => {
  requireFewUnpaid(inside, unpaid, checked.payment.id);
  const hold = await holdStock(inside, sent, checked, freed);
  if (kindOf(checked.payment.id) === 'deposit') requireRoom(inside, [...depositsOf(unpaid), sizeOf(checked, hold)]);
  return hold;
};

const sizeOf = ({ shipping }: CheckedOrder, { lines }: Awaited<ReturnType<typeof holdStock>>) => ({
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, shipping.price),
});

/** A hold of a buyer's unfinished try must not stand in the way of his new order; its stock is released already. */
const giveWay = (inside: Inside, order: MovingOrder) =>
  recordMove(inside, order, { to: 'PCH', by: systemName, accountId: null, reason: 'El comprador hizo otro pedido' });
