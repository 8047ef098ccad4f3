import type { Parsed } from '#contract/contract';
import { bareBarcode, gtin14 } from '#contract/plain/product-numbers';
import type { StockRow } from '#contract/stock';
import { findByBarcodes, findScannedProducts } from '#server/catalogue/products.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { listStockedBranches } from '#server/stock/stock.service';
import { lowestProducts, lowestStock, productsBelowMinimum, stockRowsOf } from '#server/stock/stock-list.service';
import { findProducts } from './search.service.ts';

type Asked = Parsed<'stock/filter'>;
type Page = { data: StockRow[]; resultCount: number };

/** How many of what a text finds are looked at for those below their minimum. */
const foundMost = 5000;

/** A page of the stock by product and branch: a product by its code or those that carry it as a barcode, those of a text as search finds them, or the lowest first. */
export const filterStock = async (ctx: MemoryCtx, asked: Asked): Promise<Page> => {
  const { code, barcode, text, branchCode, categoryId, belowMinimum, wholeProducts } = asked.filters;
  if (code !== undefined) return ofProducts(ctx, await findScannedProducts(ctx, code), asked);
  if (barcode !== undefined) return ofProducts(ctx, await findByBarcodes(ctx, [gtin14(bareBarcode(barcode))]), asked);
  if (belowMinimum) return ofMissing(ctx, asked);
  if (text?.trim()) return ofText(ctx, text, asked);
  const which = { branchCode, categoryId };
  return wholeProducts ? ofIds(ctx, asked, await lowestProducts(ctx, which)) : lowestStock(ctx, which, asked);
};

type Products = readonly { id: number }[];
const ofProducts = async (ctx: MemoryCtx, products: Products, asked: Asked): Promise<Page> => {
  const { filters, rowIndex, rowsMax } = asked;
  const ids = products.map(({ id }) => id);
  if (filters.wholeProducts) return ofIds(ctx, asked, ids);
  const rows = await stockRowsOf(ctx, ids, filters.branchCode);
  return { data: rows.slice(rowIndex, rowIndex + rowsMax), resultCount: rows.length };
};

const ofText = (ctx: MemoryCtx, text: string, asked: Asked): Promise<Page> =>
  byProduct(ctx, asked, (first, most) => findByText(ctx, { ...asked.filters, text }, first, most));

const ofMissing = async (ctx: MemoryCtx, asked: Asked): Promise<Page> => {
  const { text, categoryId } = asked.filters;
  const found = text?.trim() ? (await findByText(ctx, { text, categoryId }, 0, foundMost)).ids : undefined;
  return ofIds(ctx, asked, await productsBelowMinimum(ctx, { categoryId, ids: found }));
};

const ofIds = (ctx: MemoryCtx, asked: Asked, ids: readonly number[]): Promise<Page> =>
  byProduct(ctx, asked, async (first, most) => ({ ids: ids.slice(first, first + most), total: ids.length }));

const findByText = (
  ctx: MemoryCtx,
  { text, categoryId }: { text: string; categoryId?: string | undefined },
  rowIndex: number,
  rowsMax: number,
) => findProducts(ctx, { filters: { text, categoryId }, orderBy: 'REL', rowIndex, rowsMax }, []);

/**
 * Each product has a row for each branch that is asked for, so a page may begin or end within a product, unless whole ones are
 * asked for.
 */
const byProduct = async (
  ctx: MemoryCtx,
  { filters, rowIndex, rowsMax }: Asked,
  find: (first: number, most: number) => Promise<{ ids: readonly number[]; total: number }>,
): Promise<Page> => {
  const { branchCode, wholeProducts } = filters;
  if (wholeProducts) {
    const { ids, total } = await find(rowIndex, rowsMax);
    return { data: await withImages(ctx, ids, await stockRowsOf(ctx, ids)), resultCount: total };
  }
  const branches = (await listStockedBranches(ctx)).filter(
    ({ code }) => branchCode === undefined || code === branchCode,
  );
  const each = branches.length;
  if (each === 0) return { data: [], resultCount: 0 };
  const first = Math.floor(rowIndex / each);
  const last = Math.ceil((rowIndex + rowsMax) / each);
  const { ids, total } = await find(first, last - first);
  const rows = await stockRowsOf(ctx, ids, branchCode);
  const skipped = rowIndex - first * each;
  return { data: rows.slice(skipped, skipped + rowsMax), resultCount: total * each };
};

const withImages = async (ctx: MemoryCtx, ids: readonly number[], rows: readonly StockRow[]): Promise<StockRow[]> => {
  const { cards, names } = await ctx.catalogue.loaded();
  const found = ids.flatMap((id) => cards.get(id, names) ?? []);
  const images = new Map(found.map(({ code, images: [first] }) => [code, first?.image]));
  return rows.map((row) => ({ ...row, image: images.get(row.code) }));
};
