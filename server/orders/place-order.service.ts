import type { NewOrder } from '#contract/new-order';
import type { Placed } from '#contract/orders';
import { type ForSale, findForSale } from '#server/catalogue/for-sale.service';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { readAllocations } from '#server/orders/allocations.store';
import { checkOrder } from '#server/orders/check-order';
import { kindOf, systemName } from '#server/orders/deadlines';
import { stockConflict, stockedOf } from '#server/orders/move-stock';
import { requireSession } from '#server/orders/order-access';
import { changesOf, conflictRefusal } from '#server/orders/order-conflicts';
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
import { lockStock, release, reserve, saveStock } from '#server/stock/stock.service';

/**
 * Makes an order of what a browser sends (decisions O2): prices, sending and stock are the server's. The same GUID with
 * the same content answers with the order already made. Throws a 422 with the fields, or a 409 with what changed.
 */
export const addOrder = async (ctx: Ctx, sent: NewOrder): Promise<Placed> => {
  if (!ctx.settings.saleOn || !pricesVisible(ctx)) throw new Refusal('order.closed');
  const placing = () =>
    tellingOfOrders(ctx, (shopMails) => inTransaction(ctx, (inside) => place(inside, mergeLines(sent), shopMails)));
  const paid = await tellingShop(ctx, placing).catch((error: unknown) => {
    // Sent again with its GUID it is answered as made, or made now.
    const isOpen = error instanceof Refusal && error.code === 'call.unconfirmed';
    throw isOpen ? new Refusal('order.unconfirmed', { seconds: 10 }, {}, { cause: error.cause }) : error;
  });
  return answerPaid(ctx, paid);
};

// The order of the locks is that of docs/decisions/001-orders.md: account, orders, stock, counter.
const place = async (inside: Inside, sent: NewOrder, shopMails: ShopMails) => {
  const { accountId } = requireSession(inside);
  const buyer = await lockBuyer(inside.db, accountId);
  const earlier = await readPlaced(inside.db, sent.guid);
  const hash = contentHash(sent);
  const isOwn = earlier?.accountId === accountId && earlier.site === inside.site.id;
  if (isOwn && earlier.contentHash === hash) {
    return attemptOfPlaced(inside, earlier.id, await viewOfId(inside, earlier.id));
  }
  const checked = await checkOrder(inside, sent);
  if (earlier) throw new Refusal('order.guidTaken');
  const unpaid = await lockUnpaid(inside.db, accountId);
  requireFewUnpaid(inside, unpaid, checked.payment.id);
  const freed = unpaid.filter((order) => order.state === 'INI' && kindOf(order.paymentId) === 'online');
  const hold = await holdStock(inside, sent, checked, freed);
  if (kindOf(checked.payment.id) === 'deposit') requireRoom(inside, [...depositsOf(unpaid), sizeOf(checked, hold)]);
  for (const order of freed) await giveWay(inside, order);
  const { id, data } = await writeOrder(inside, { accountId, buyer, sent, hash, shopMails, ...checked, ...hold });
  return attemptOfPlaced(inside, id, data);
};

const sizeOf = ({ shipping }: Checked, { lines }: Awaited<ReturnType<typeof holdStock>>) => ({
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, shipping.price),
});

type Checked = Awaited<ReturnType<typeof checkOrder>>;

/** Reserves the order's stock, after what `freed` orders give back. Throws one 409 with every conflict. */
const holdStock = async (inside: Inside, sent: NewOrder, checked: Checked, freed: readonly MovingOrder[]) => {
  const products = await findForSale(
    inside,
    sent.items.map(({ code }) => code),
  );
  const lines = linesOf(sent, products);
  const givers = freed.filter((order) => stockedOf(order) === 'held');
  const given = await readAllocations(
    inside.db,
    givers.map(({ id }) => id),
  );
  const sheet = await lockStock(
    inside,
    [...lines, ...given].map(({ productId }) => productId),
  );
  release(sheet, given);
  const branches = checked.branches.map(({ id }) => id);
  const result = reserve(sheet, lines, branches, checked.branch?.id);
  const changed = changesOf(sent, products, checked.shipping.price);
  const short = 'shortages' in result ? result.shortages : [];
  const missing = short.flatMap(({ productId, left }) =>
    shortLines(
      sent.items.filter(({ code }) => products.get(code)?.id === productId),
      left,
    ),
  );
  if (changed.length > 0 || !('allocations' in result)) throw conflictRefusal([...changed, ...missing], products);
  await saveStock(inside, sheet);
  return { lines, allocations: result.allocations };
};

/** What lines of one product lack: the first takes of what is left. */
const shortLines = (items: NewOrder['items'], left: number) => {
  let rest = left;
  return items.flatMap(({ code, quantity }) => {
    const had = Math.min(quantity, rest);
    rest -= had;
    return had < quantity ? [stockConflict({ code, left: had })] : [];
  });
};

/** The order's lines, one of each product: a cart may name one by its present code and by one of before. */
const linesOf = ({ items }: NewOrder, products: ReadonlyMap<string, ForSale>) => {
  const lines = new Map<number, ForSale & { productId: number; quantity: number }>();
  for (const { code, quantity } of items) {
    const product = products.get(code);
    if (!product) continue;
    const more = lines.get(product.id)?.quantity ?? 0;
    lines.set(product.id, { ...product, productId: product.id, quantity: quantity + more });
  }
  return [...lines.values()];
};

/** A hold of a buyer's unfinished try must not stand in the way of his new order; its stock is released already. */
const giveWay = (inside: Inside, order: MovingOrder) =>
  recordMove(inside, order, { to: 'PCH', by: systemName, accountId: null, reason: 'El comprador hizo otro pedido' });
