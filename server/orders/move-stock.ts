import { type Conflict, leftMax, type OrderState, type OrderStock, orderStates } from '#contract/plain/commerce';
import { countSales, uncountSales } from '#server/catalogue/sales.service';
import type { Inside } from '#server/ctx';
import { deleteAllocations, insertAllocations, readAllocations } from '#server/orders/allocations.store';
import { type MovingOrder, readLines, readShipped } from '#server/orders/orders.store';
import { Refusal } from '#server/refusal';
import {
  type Allocation,
  listBranches,
  lockStock,
  release,
  reserve,
  type StockSheet,
  saveStock,
  ship,
  takeBack,
} from '#server/stock/stock.service';

/** What an order has of the stock now: its flag says it, because a payment can come without stock. */
export const stockedOf = ({ state, holdsStock }: Pick<MovingOrder, 'state' | 'holdsStock'>): OrderStock => {
  if (orderStates[state].stock === 'shipped') return 'shipped';
  return holdsStock ? 'held' : 'free';
};

type Return = (sheet: StockSheet, allocations: readonly Allocation[]) => void;
const returns: Partial<Record<`${OrderStock} ${OrderStock}`, Return>> = {
  'held free': release,
  'held shipped': ship,
  'shipped free': takeBack,
};

/** Moves the stock that a change of state asks for. Throws a 409 that names the products where there is too little. */
export const moveStock = async (inside: Inside, order: MovingOrder, to: OrderState) => {
  const [has, wants] = [stockedOf(order), orderStates[to].stock];
  if (has === wants) return;
  if (has === 'free' && wants === 'held') return holdAgain(inside, order);
  const change = returns[`${has} ${wants}`];
  if (!change) throw new Error(`Stock: an order cannot go from ${has} to ${wants}.`);
  const allocations = await readAllocations(inside.db, [order.id]);
  const sheet = await lockStock(
    inside,
    allocations.map((one) => one.productId),
  );
  change(sheet, allocations);
  await saveStock(inside, sheet);
  if (change === ship) await countSales(inside, allocations, inside.clock());
  if (change === takeBack) await uncountSales(inside, allocations, await readShipped(inside.db, order.id));
};

const holdAgain = async (inside: Inside, order: MovingOrder) => {
  const lines = await readLines(inside.db, order.id);
  const branches = await listBranches(inside);
  const chosen = branches.find((branch) => branch.code === order.branchCode)?.id;
  const wanted = lines.map((line) => ({ ...line, productId: line.productId ?? 0 }));
  const sheet = await lockStock(
    inside,
    wanted.map((line) => line.productId),
  );
  const result = reserve(
    sheet,
    wanted,
    branches.map((branch) => branch.id),
    chosen,
  );
  if ('shortages' in result) {
    const short = result.shortages.flatMap(({ productId, left }) => {
      const line = wanted.find((one) => one.productId === productId);
      return line ? [{ code: line.code, name: line.name, left }] : [];
    });
    throw noStock(short);
  }
  await saveStock(inside, sheet);
  await deleteAllocations(inside.db, order.id);
  await insertAllocations(inside.db, order.id, result.allocations);
};

type Short = { code: string; left: number };

/** What is told of a product that is short: the units that are left, up to `leftMax`. */
export const stockConflict = ({ code, left }: Short): Conflict =>
  left > leftMax ? { code, kind: 'stock', left: leftMax, hasMore: true } : { code, kind: 'stock', left };

const noStock = (short: readonly (Short & { name: string })[]) =>
  new Refusal(
    'order.noStock',
    { names: short.map(({ name }) => name).join(', ') },
    { conflicts: short.map(stockConflict) },
  );
