import { byAnyCode } from '#server/catalogue/by-any-code.service';
import { readForSale } from '#server/catalogue/for-sale.store';
import { readPresentCode } from '#server/catalogue/products.store';
import type { Ctx } from '#server/ctx';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { isInSite, isVisible } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';
import { availableOf } from '#server/stock/available';
import { listStock } from '#server/stock/stock.service';

/** A product that can be ordered, with its maker: price in cents, IVA included, and its IVA rate in per cent. */
export type ForSale = { id: number; code: string; name: string; brandName: string; price: number; ivaRate: number };

/** Public products of this site by the code that is asked, present or of before. One that is not public cannot be bought by anyone, not even a seller (C6). */
export const findForSale = async (ctx: Ctx, codes: readonly string[]): Promise<Map<string, ForSale>> => {
  const found = await byAnyCode(ctx, codes, (asked) => readForSale(ctx.db, asked));
  return new Map([...found].filter(([, { isPublic, categoryId }]) => isPublic && isInSite(ctx, categoryId)));
};

/**
 * The stock of a product. Throws 404 where it does not exist for the caller. Whether there is one is kept in memory for
 * visitors; whether there are many, and all that the signed-in hear, only the database knows.
 */
export const findStockByCode = async (ctx: MemoryCtx, code: string, quantity: number) => {
  if (quantity === 1 && !ctx.session) {
    const page = (await ctx.products.find(code)) ?? (await findMoved(ctx, code));
    if (!page || !isVisible(ctx, page)) throw new Refusal('product.notFound');
    const branches = ctx.site.branches.map((branch) => {
      const hasAny = page.branches.includes(branch.code);
      return { code: branch.code, name: branch.name, hasAny, hasEnough: hasAny };
    });
    return { code, available: availableOf(page.units, ctx.settings.lowStock), branches };
  }
  const product = (await byAnyCode(ctx, [code], (asked) => readForSale(ctx.db, asked))).get(code);
  if (!product || !isVisible(ctx, product)) throw new Refusal('product.notFound');
  const [stock] = await listStock(ctx, [{ id: product.id, code, quantity }]);
  if (!stock) throw new Refusal('product.notFound');
  return stock;
};

const findMoved = async (ctx: MemoryCtx, code: string) => {
  const present = await readPresentCode(ctx.db, code);
  return present === undefined ? undefined : ctx.products.find(present);
};

/**
 * The stock of these products in their order, under the codes that were asked, each once and for so many units; those that do not exist for the caller are
 * left out.
 */
export const listStockByCodes = async (ctx: Ctx, codes: readonly string[], quantities: readonly number[] = []) => {
  const asked = [...new Set(codes)];
  const found = await byAnyCode(ctx, asked, (some) => readForSale(ctx.db, some));
  return listStock(
    ctx,
    asked.flatMap((code) => {
      const product = found.get(code);
      return product && isVisible(ctx, product)
        ? [{ ...product, code, quantity: quantities[codes.indexOf(code)] ?? 1 }]
        : [];
    }),
  );
};
