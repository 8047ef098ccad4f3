import type { StockRow } from '#contract/stock';
import type { Ctx } from '#server/ctx';
import {
  countStocked,
  readBelowMinimum,
  readLowest,
  readLowestProducts,
  readStockRows,
} from '#server/stock/stock-list.store';

type Within = { branchCode?: string | undefined; categoryId?: string | undefined };

/** The stock of these products in their order, for services that have checked access. */
export const stockRowsOf = async (
  ctx: Pick<Ctx, 'db'>,
  productIds: readonly number[],
  branchCode?: string,
): Promise<StockRow[]> => (productIds.length === 0 ? [] : readStockRows(ctx.db, productIds, branchCode));

/** Nobody leafs further through what is lowest, and to count hundreds of thousands takes long. */
const rowsInAll = 5000;

/** A page of the stock, the lowest first, and how many rows there are, at most 5,000: for services that have checked access. */
export const lowestStock = async (
  ctx: Ctx,
  which: Within,
  { rowIndex, rowsMax }: { rowIndex: number; rowsMax: number },
) => {
  const data = await readLowest(ctx.db, which, rowIndex, Math.max(0, Math.min(rowsMax, rowsInAll - rowIndex)));
  return { data, resultCount: await countStocked(ctx.db, which, rowsInAll) };
};

/** The products of the 5,000 lowest rows, the lowest first: for services that have checked access. */
export const lowestProducts = (ctx: Pick<Ctx, 'db'>, which: Within) => readLowestProducts(ctx.db, which, rowsInAll);

/** The products that are to be bought, what lacks most first; of `ids` where given. For services that have checked access. */
export const productsBelowMinimum = (
  ctx: Pick<Ctx, 'db'>,
  which: { categoryId?: string | undefined; ids?: readonly number[] | undefined },
) => readBelowMinimum(ctx.db, which);
