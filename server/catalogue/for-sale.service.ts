import { readForSale } from '#server/catalogue/for-sale.store';
import { readOwnFacts } from '#server/catalogue/products.store';
import type { Ctx } from '#server/ctx';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { isInSite, isVisible } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';
import { availableOf } from '#server/stock/available';
import { listStock } from '#server/stock/stock.service';

/** A product that can be ordered, with its maker: price in cents, IVA included, and its IVA rate in per cent. */
export type ForSale = { id: number; code: string; name: string; brandName: string; price: number; ivaRate: number };

/** Public products of this site by code. What is not public cannot be bought by anyone, not even a seller (C6). */
export const findForSale = async (ctx: Ctx, codes: readonly string[]): Promise<Map<string, ForSale>> => {
  const rows = await readForSale(ctx.db, codes);
  const sold = rows.filter(({ isPublic, categoryId }) => isPublic && isInSite(ctx, categoryId));
  return new Map(sold.map((product) => [product.code, product]));
};

/**
 * The stock of a product. Throws 404 where it does not exist for the caller. Whether there is one is kept in memory for
 * visitors; whether there are many, and all that the signed-in hear, only the database knows.
 */
export const findStockByCode = async (ctx: MemoryCtx, code: string, quantity: number) => {
  if (quantity === 1 && !ctx.session) {
    const page = await ctx.products.find(code);
    if (!page || !isVisible(ctx, page)) throw new Refusal('product.notFound');
    return { code, available: availableOf(page.units, ctx.settings.lowStock), branches: page.branches };
  }
  const product = await readOwnFacts(ctx.db, code);
  if (!product || !isVisible(ctx, product)) throw new Refusal('product.notFound');
  const [stock] = await listStock(ctx, [{ id: product.id, code, quantity }]);
  if (!stock) throw new Refusal('product.notFound');
  return stock;
};

/**
 * The stock of these products in their order, each once and for so many units; those that do not exist for the caller are
 * left out.
 */
export const listStockByCodes = async (ctx: Ctx, codes: readonly string[], quantities: readonly number[] = []) => {
  const asked = [...new Set(codes)];
  const rows = await readForSale(ctx.db, asked);
  const seen = new Map(rows.filter((product) => isVisible(ctx, product)).map((product) => [product.code, product]));
  return listStock(
    ctx,
    asked.flatMap((code) => {
      const product = seen.get(code);
      return product ? [{ ...product, quantity: quantities[codes.indexOf(code)] ?? 1 }] : [];
    }),
  );
};
