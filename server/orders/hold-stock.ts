import type { NewOrder } from '#contract/new-order';
import { type ForSale, findForSale } from '#server/catalogue/for-sale.service';
import { countSales } from '#server/catalogue/sales.service';
import type { Inside } from '#server/ctx';
import { readAllocations } from '#server/orders/allocations.store';
import type { CheckedOrder } from '#server/orders/check-order';
import { kindOf } from '#server/orders/deadlines';
import { stockConflict, stockedOf } from '#server/orders/move-stock';
import { changesOf, conflictRefusal } from '#server/orders/order-conflicts';
import { sharedVehicle } from '#server/orders/order-content';
import type { MovingOrder } from '#server/orders/orders.store';
import { lockStock, release, reserve, saveStock, ship } from '#server/stock/stock.service';

/**
 * Takes the order's stock, after what `freed` orders give back: reserves it, or ships it where it is paid at the counter. Throws
 * one 409 with every conflict.
 */
export const holdStock = async (
  inside: Inside,
  sent: NewOrder,
  checked: CheckedOrder,
  freed: readonly MovingOrder[] = [],
) => {
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
  const result = reserve(sheet, lines, branches, checked.branch?.id, Boolean(sent.transferDays));
  const changed = changesOf(sent, products, checked.shipping.price);
  const short = 'shortages' in result ? result.shortages : [];
  const missing = short.flatMap(({ productId, left }) =>
    shortLines(
      sent.items.filter(({ code }) => products.get(code)?.id === productId),
      left,
    ),
  );
  if (changed.length > 0 || !('allocations' in result)) throw conflictRefusal([...changed, ...missing], products);
  const isSold = kindOf(checked.payment.id) === 'counter';
  if (isSold) ship(sheet, result.allocations);
  await saveStock(inside, sheet);
  if (isSold) await countSales(inside, result.allocations, inside.clock());
  return { lines, allocations: result.allocations };
};

/** Conflicts of lines with one product: the first takes from the units left. */
const shortLines = (items: NewOrder['items'], left: number) => {
  let rest = left;
  return items.flatMap(({ code, quantity }) => {
    const had = Math.min(quantity, rest);
    rest -= had;
    return had < quantity ? [stockConflict({ code, left: had })] : [];
  });
};

type Sent = NewOrder['items'][number];
export type OrderLine = ForSale & Pick<Sent, 'quantity' | 'vehicleId' | 'vehicleYear'> & { productId: number };

/** The order's lines, one of each product: a cart may name one by its present code and by one of before. */
const linesOf = ({ items }: NewOrder, products: ReadonlyMap<string, ForSale>) => {
  const lines = new Map<number, OrderLine>();
  for (const item of items) {
    const product = products.get(item.code);
    if (!product) continue;
    const known = lines.get(product.id);
    const quantity = item.quantity + (known?.quantity ?? 0);
    lines.set(product.id, { ...product, productId: product.id, quantity, ...sharedVehicle(item, known) });
  }
  return [...lines.values()];
};
