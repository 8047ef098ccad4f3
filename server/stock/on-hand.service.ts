import type { Ctx, Inside } from '#server/ctx';
import { insertMissing, readRows } from '#server/stock/on-hand.store';
import { lockStock, type SeenStock, saveStock, writeStock } from '#server/stock/stock.service';

export { noteStock, type SeenStock } from '#server/stock/stock.service';

export type OnHand = { productId: number; branchId: number; onHand: number };

const atOnce = 1000;

/** Units of these products by branch, on hand and reserved. A branch that never had any has no row. */
export const findOnHand = (ctx: Pick<Ctx, 'db'>, productIds: readonly number[]) => readRows(ctx.db, productIds);

/**
 * Locks the stock of these products, makes the rows that are still to be, and answers those that cannot be set, with
 * what orders hold: less would lie on the shelf than that. Give all of a transaction at once: they are locked in key order.
 */
export const lockOnHand = async <T extends OnHand>(inside: Inside, wanted: readonly T[]) => {
  const refused: (T & { reserved: number })[] = [];
  for (const page of pagesOf(wanted)) {
    await insertMissing(inside.db, filled(page));
    const { rows } = await lockStock(inside, idsOf(page));
    for (const row of page) {
      const { reserved = 0 } = rows.get(`${row.productId} ${row.branchId}`) ?? {};
      if (row.onHand < reserved) refused.push({ ...row, reserved });
    }
  }
  return refused;
};

/**
 * Sets what lies on the shelf, in the caller's transaction, and answers what `noteStock` is to note at its end. Throws
 * where that is less than orders hold (`lockOnHand`).
 */
export const setOnHand = async (inside: Inside, wanted: readonly OnHand[]): Promise<SeenStock> => {
  const seen: SeenStock = { moves: [], stays: [] };
  for (const page of pagesOf(wanted)) {
    await insertMissing(inside.db, filled(page));
    const sheet = await lockStock(inside, idsOf(page));
    for (const row of page) {
      const stored = sheet.rows.get(`${row.productId} ${row.branchId}`);
      if (stored) stored.onHand = row.onHand;
    }
    const { moves, stays } = await writeStock(inside, sheet);
    seen.moves.push(...moves);
    seen.stays.push(...stays);
  }
  return seen;
};

/**
 * Locks the stock of these products, with a row of each at its branch, for who changes what lies there: once in a
 * transaction, with all it will change, as `lockStock`.
 */
export const lockShelves = async (inside: Inside, at: readonly Shelf[]): Promise<Shelves> => {
  const inOrder = at.toSorted((a, b) => a.productId - b.productId || a.branchId - b.branchId);
  await insertMissing(inside.db, inOrder);
  const sheet = await lockStock(inside, idsOf(inOrder));
  return {
    at: ({ productId, branchId }) => {
      const row = sheet.rows.get(`${productId} ${branchId}`);
      if (!row) throw new Error(`Stock: product ${productId} at branch ${branchId} is not locked.`);
      return row;
    },
    save: () => saveStock(inside, sheet),
  };
};

type Shelf = { productId: number; branchId: number };
/** Locked rows: `onHand` may be set, and is stored by `save`. */
type Shelves = {
  at: (shelf: Shelf) => { onHand: number; readonly reserved: number };
  save: () => Promise<void>;
};

const filled = (page: readonly OnHand[]) => page.filter(({ onHand }) => onHand > 0);

const idsOf = (page: readonly { productId: number }[]) => page.map(({ productId }) => productId);

// A page ends between two products: the rows of one product are locked together.
const pagesOf = <T extends OnHand>(wanted: readonly T[]) => {
  const pages: T[][] = [];
  for (const row of wanted.toSorted((a, b) => a.productId - b.productId || a.branchId - b.branchId)) {
    const page = pages.at(-1);
    if (page && (page.length < atOnce || page.at(-1)?.productId === row.productId)) page.push(row);
    else pages.push([row]);
  }
  return pages;
};
