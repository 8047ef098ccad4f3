import type { Parsed } from '#contract/contract';
import type { StockRow } from '#contract/stock';
import { findPresentProduct } from '#server/catalogue/products.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { listBranches } from '#server/stock/stock.service';
import { lowestStock, stockRowsOf } from '#server/stock/stock-list.service';
import { findProducts } from './search.service.ts';

type Asked = Parsed<'stock/filter'>;
type Page = { data: StockRow[]; resultCount: number };

/** A page of the stock by product and branch: one product by its code, those of a text as search finds them, or the lowest first. */
export const filterStock = async (ctx: MemoryCtx, asked: Asked): Promise<Page> => {
  const { code, text, branchCode, categoryId } = asked.filters;
  if (code !== undefined) return ofCode(ctx, code, asked);
  return text?.trim() ? ofText(ctx, text, asked) : lowestStock(ctx, { branchCode, categoryId }, asked);
};

const ofCode = async (ctx: MemoryCtx, code: string, { filters, rowIndex, rowsMax }: Asked): Promise<Page> => {
  const product = await findPresentProduct(ctx, code);
  const rows = product ? await stockRowsOf(ctx, [product.id], filters.branchCode) : [];
  return { data: rows.slice(rowIndex, rowIndex + rowsMax), resultCount: rows.length };
};

/** Each product that is found has a row for each branch that is asked for, so a page may begin or end within a product. */
const ofText = async (ctx: MemoryCtx, text: string, { filters, rowIndex, rowsMax }: Asked): Promise<Page> => {
  const { branchCode, categoryId } = filters;
  const branches = (await listBranches(ctx)).filter(({ code }) => branchCode === undefined || code === branchCode);
  const each = branches.length;
  if (each === 0) return { data: [], resultCount: 0 };
  const first = Math.floor(rowIndex / each);
  const last = Math.ceil((rowIndex + rowsMax) / each);
  const wanted = { filters: { text, categoryId }, orderBy: 'REL' as const, rowIndex: first, rowsMax: last - first };
  const { ids, total } = await findProducts(ctx, wanted, []);
  const rows = await stockRowsOf(ctx, ids, branchCode);
  const skipped = rowIndex - first * each;
  return { data: rows.slice(skipped, skipped + rowsMax), resultCount: total * each };
};
