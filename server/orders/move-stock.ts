import { type Conflict, type OrderState, type OrderStock, orderStates } from '#contract/plain/commerce';
import { leftMax } from '#contract/plain/left-max';
import { countSales, uncountSales } from '#server/catalogue/sales.service';
import type { Inside } from '#server/ctx';
import { deleteAllocations, insertAllocations, readAllocations } from '#server/orders/allocations.store';
import { type MovingOrder, readLines, readShipped } from '#server/orders/orders.store';
import { Refusal } from '#server/refusal';
import {
  keepAgain,
  listBranches,
  lockStock,
  release,
  reserve,
  saveStock,
  ship,
  showBranches,
  takeBack,
} from '#server/stock/stock.service';

/** The order's hold on the stock now: its flag says it, because a payment can come without stock. */
export const stockedOf = ({ state, holdsStock }: Pick<MovingOrder, 'state' | 'holdsStock'>): OrderStock => {
  if (orderStates[state].stock === 'shipped') return 'shipped';
  return holdsStock ? 'held' : 'free';
};

type Step = (inside: Inside, order: MovingOrder) => Promise<void>;

/** Moves the stock that an order was allocated, and answers its allocations. */
const moveAllocated = async (inside: Inside, { id }: MovingOrder, move: typeof release) => {
  const allocations = await readAllocations(inside.db, [id]);
  const sheet = await lockStock(
    inside,
    allocations.map((one) => one.productId),
  );
  move(sheet, allocations);
  await saveStock(inside, sheet);
  return allocations;
};

const giveBack: Step = async (inside, order) => void (await moveAllocated(inside, order, release));
const shipHeld: Step = async (inside, order) =>
  countSales(inside, await moveAllocated(inside, order, ship), inside.clock());
const returnShipped =
  (move: typeof release): Step =>
  async (inside, order) => {
    const returned = await moveAllocated(inside, order, move);
    await showBranches(inside, returned);
    await uncountSales(inside, returned, await readShipped(inside.db, order.id));
  };

/** Throws a 409 that names the products where there is too little. */
const holdAgain: Step = async (inside, order) => {
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
    order.transferDays !== null,
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

/** From what an order has of the stock to what it should have. */
const steps: Record<`${OrderStock} ${OrderStock}`, readonly Step[]> = {
  'free free': [],
  'free held': [holdAgain],
  'free shipped': [holdAgain, shipHeld],
  'held free': [giveBack],
  'held held': [],
  'held shipped': [shipHeld],
  'shipped free': [returnShipped(takeBack)],
  'shipped held': [returnShipped(keepAgain)],
  'shipped shipped': [],
};

/** Moves the stock that a change of state asks for. Throws a 409 that names the products where there is too little. */
export const moveStock = async (inside: Inside, order: MovingOrder, to: OrderState) => {
  for (const step of steps[`${stockedOf(order)} ${orderStates[to].stock}`]) await step(inside, order);
};

type Short = { code: string; left: number };

/** The units left that are told of a product that is short, up to `leftMax`. */
export const stockConflict = ({ code, left }: Short): Conflict =>
  left > leftMax ? { code, kind: 'stock', left: leftMax, hasMore: true } : { code, kind: 'stock', left };

const noStock = (short: readonly (Short & { name: string })[]) =>
  new Refusal(
    'order.noStock',
    { names: short.map(({ name }) => name).join(', ') },
    { conflicts: short.map(stockConflict) },
  );
