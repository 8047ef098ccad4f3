import { leftMax } from '#contract/plain/left-max';
import type { Stock } from '#contract/stock';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { isSeller } from '#server/is-seller';
import { readLowStocks } from '#server/settings/settings.service';
import { type Allocation, allocate, type Line } from '#server/stock/allocate';
import { availableOf, isEnough, roundedForVisitors, seenByVisitors } from '#server/stock/available';
import { changeRows, lockRows, readBranches, readFree, useBranches } from '#server/stock/stock.store';

export type { Allocation, Line } from '#server/stock/allocate';

/** Branches in the order in which they give units, those that this site offers first: {id, code, name}. One that is not in use gives what comes back to it. */
export const listBranches = async (ctx: Ctx) => {
  const offered = ctx.site.branches.map(({ code }) => code);
  const place = ({ code }: { code: string }) => (offered.includes(code) ? offered.indexOf(code) : offered.length);
  return (await readBranches(ctx.db)).toSorted((a, b) => place(a) - place(b));
};

/** The branches whose stock staff keeps. */
export const listStockedBranches = async (ctx: Ctx) => (await listBranches(ctx)).filter(({ isInUse }) => isInUse);

/** Has staff see the branches to which units come back. */
export const showBranches = async ({ db }: Inside, allocations: readonly Allocation[]) => {
  if (allocations.length > 0) await useBranches(db, [...new Set(allocations.map(({ branchId }) => branchId))]);
};

/**
 * The stock of products by their ids, each for so many units. Numbers are for sellers alone; visitors cannot count by
 * asking either (decisions C5).
 */
export const listStock = async (
  ctx: Ctx,
  products: readonly { id: number; code: string; quantity: number }[],
): Promise<Stock[]> => {
  const ids = products.map(({ id }) => id);
  const rows = Map.groupBy(ids.length > 0 ? await readFree(ctx.db, ids) : [], ({ productId }) => productId);
  const seesNumbers = isSeller(ctx);
  const isVisitor = ctx.session === null;
  const { lowStock } = ctx.settings;
  return products.map(({ id, code, quantity }) => {
    const own = rows.get(id) ?? [];
    const asked = isVisitor ? roundedForVisitors(quantity, lowStock) : quantity;
    const total = own.reduce((sum, { free }) => sum + free, 0);
    const left = (free: number) => !isVisitor && { left: Math.min(free, quantity, leftMax) };
    return {
      code,
      available: availableOf(total, lowStock, asked),
      ...(seesNumbers && { total }),
      ...left(total),
      branches: branchesShown(ctx, own, seesNumbers).map(({ free, ...branch }) => ({
        ...branch,
        hasAny: free > 0,
        ...isEnough(free, quantity, asked),
        ...left(free),
        ...(seesNumbers && { quant: free }),
      })),
    };
  });
};

type Shelf = { code: string; name: string; free: number };

/** The free units at each branch that the site offers, in its order; sellers also see others that have any. */
const branchesShown = ({ site }: Ctx, shelves: readonly Shelf[], seesOthers: boolean): Shelf[] => {
  const offered = site.branches.map(({ code, name }) => ({
    code,
    name,
    free: shelves.find((shelf) => shelf.code === code)?.free ?? 0,
  }));
  const isOffered = new Set(offered.map(({ code }) => code));
  const others = shelves.filter(({ code, free }) => free > 0 && !isOffered.has(code));
  return seesOthers ? [...offered, ...others.map(({ code, name, free }) => ({ code, name, free }))] : offered;
};

type Row = { productId: number; branchId: number; onHand: number; reserved: number; minStock: number | null };
/** The locked rows of some products: as they were, and as they shall be. */
type StockSheet = { readonly before: readonly Row[]; readonly rows: Map<string, Row> };

const keyOf = (at: { productId: number; branchId: number }) => `${at.productId} ${at.branchId}`;

/**
 * Locks the stock of these products until the transaction ends. Once in a transaction, with all products it will move,
 * after any lock on orders: two sheets of one transaction could meet those of another crosswise.
 */
export const lockStock = async (inside: Inside, productIds: Iterable<number>): Promise<StockSheet> => {
  const wanted = [...new Set(productIds)];
  const before = wanted.length > 0 ? await lockRows(inside.db, wanted) : [];
  return { before, rows: new Map(before.map((row) => [keyOf(row), { ...row }])) };
};

/**
 * Holds units for an order: on the sheet only, until `saveStock`. `lines` name each product once; what `chosen` lacks comes from the
 * other branches where it is brought.
 */
export const reserve = (
  sheet: StockSheet,
  lines: readonly Line[],
  branches: readonly number[],
  chosen?: number,
  isBrought?: boolean,
) => {
  const result = allocate(lines, freeUnits([...sheet.rows.values()]), branches, chosen, isBrought);
  if ('allocations' in result) move(sheet, result.allocations, { onHand: 0, reserved: 1 });
  return result;
};

/** Gives back what an order holds. */
export const release = (sheet: StockSheet, held: readonly Allocation[]) =>
  move(sheet, held, { onHand: 0, reserved: -1 });

/** Takes what an order holds off the shelf. */
export const ship = (sheet: StockSheet, held: readonly Allocation[]) => move(sheet, held, { onHand: -1, reserved: -1 });

/** Puts what was shipped back on the shelf it came from. */
export const takeBack = (sheet: StockSheet, shipped: readonly Allocation[]) =>
  move(sheet, shipped, { onHand: 1, reserved: 0 });

/** Puts what was shipped back on the shelf it came from, kept for its order. */
export const keepAgain = (sheet: StockSheet, shipped: readonly Allocation[]) =>
  move(sheet, shipped, { onHand: 1, reserved: 1 });

/** Products of which something else is seen now: `moves` also change their place in visitors' lists. */
export type SeenStock = { moves: number[]; stays: number[] };

/** Writes the sheet, and notes the products of which visitors or sellers' filters now see something else. */
export const saveStock = async (inside: Inside, sheet: StockSheet) =>
  noteStock(inside, await writeStock(inside, sheet));

/** `saveStock` for a transaction of many steps: it notes nothing until `noteStock`, which then comes last. */
export const writeStock = async (inside: Inside, sheet: StockSheet): Promise<SeenStock> => {
  const changes = sheet.before.flatMap((was) => {
    const is = sheet.rows.get(keyOf(was)) ?? was;
    const change = { ...was, onHand: is.onHand - was.onHand, reserved: is.reserved - was.reserved };
    return change.onHand === 0 && change.reserved === 0 ? [] : [change];
  });
  if (changes.length === 0) return { moves: [], stays: [] };
  const changed = await changeRows(inside.db, changes);
  if (changed !== changes.length) throw new Error(`Stock: only ${changed} of ${changes.length} rows could be moved.`);
  // Any site may show the product, one that another process serves too.
  const lowStocks = await readLowStocks(inside.db);
  const seen = (rows: Row[]) => seenOf(rows, lowStocks);
  const [was, is] = [seen([...sheet.before]), seen([...sheet.rows.values()])];
  const affected = [...was.keys()].filter((productId) => was.get(productId) !== is.get(productId));
  // Lists show first what can be bought, so who sells out or comes back changes lists that do not show it.
  const isMove = (productId: number) => isSold(was.get(productId)) !== isSold(is.get(productId));
  return { moves: affected.filter(isMove), stays: affected.filter((productId) => !isMove(productId)) };
};

export const noteStock = async (inside: Inside, { moves, stays }: SeenStock) => {
  await recordChanges(inside.db, 'product', moves);
  await recordChanges(inside.db, 'stock', stays);
};

const move = (sheet: StockSheet, allocations: readonly Allocation[], sign: { onHand: number; reserved: number }) => {
  for (const one of allocations) {
    const row = sheet.rows.get(keyOf(one));
    if (!row) throw new Error(`Stock: product ${one.productId} at branch ${one.branchId} is not on the sheet.`);
    row.onHand += sign.onHand * one.quantity;
    row.reserved += sign.reserved * one.quantity;
  }
};

const freeUnits = (rows: readonly Row[]) => {
  const free = new Map<number, Map<number, number>>();
  for (const { productId, branchId, onHand, reserved } of rows) {
    free.set(productId, (free.get(productId) ?? new Map<number, number>()).set(branchId, onHand - reserved));
  }
  return free;
};

const isSold = (seen = 'NO') => !seen.startsWith('NO');

/** Each product's stock as visitors see it and, for sellers, whether it is below its minimum. */
const seenOf = (rows: readonly Row[], lowStocks: readonly number[]) => {
  const minimums = new Map(rows.map(({ productId, minStock }) => [productId, minStock ?? 0]));
  return new Map(
    [...freeUnits(rows)].map(([productId, at]) => {
      const isBelow = [...at.values()].reduce((sum, units) => sum + units, 0) < (minimums.get(productId) ?? 0);
      return [productId, `${seenByVisitors(at, lowStocks)}${isBelow ? ' below' : ''}`];
    }),
  );
};
