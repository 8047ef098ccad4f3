import { readForSale } from '#server/catalogue/for-sale.store';
import { readOwnFacts } from '#server/catalogue/products.store';
import { isInSite, isVisible } from '#server/catalogue/visibility';
import type { Ctx } from '#server/ctx';
import { Refusal } from '#server/refusal';
import { findStock } from '#server/stock/stock.service';

/** A product that can be ordered: price in cents, IVA included, and its IVA rate in per cent. */
export type ForSale = { id: number; code: string; name: string; price: number; ivaRate: number };

/** Public products of this site by code. What is not public cannot be bought by anyone, not even a seller (C6). */
export const findForSale = async (ctx: Ctx, codes: readonly string[]): Promise<Map<string, ForSale>> => {
  const rows = await readForSale(ctx.db, codes);
  const sold = rows.filter(({ isPublic, categoryId }) => isPublic && isInSite(ctx, categoryId));
  return new Map(sold.map((product) => [product.code, product]));
};

/** The stock of a product. Throws 404 where it does not exist for the caller. */
export const findStockByCode = async (ctx: Ctx, code: string, quantity: number) => {
  const product = await readOwnFacts(ctx.db, code);
  if (!product || !isVisible(ctx, product)) throw new Refusal('product.notFound');
  return findStock(ctx, { id: product.id, code }, quantity);
};
