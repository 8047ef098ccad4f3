import type { Card, Pack } from '#contract/catalogue';
import { packName, packsAmong } from '#server/catalogue/packs';
import { cardFor } from '#server/read-model/cards.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { isVisible, pricesVisible } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

/** So many things of one brand and category that have all words of a name are looked through. */
const most = 60;

/**
 * The same thing in other quantities: what its brand and category call alike but for 'pack x5'. Only public products of
 * this site, from memory. Throws 404 where the product does not exist for the caller.
 */
export const listPacks = async (ctx: MemoryCtx, code: string): Promise<Pack[]> => {
  const own = await ctx.products.find(code);
  if (!own || !isVisible(ctx, own)) throw new Refusal('product.notFound');
  const { ids, cards, names } = await ctx.catalogue.search(() => ({
    roots: [ctx.site.rootCategory],
    text: packName(own.name).single,
    filters: { categoryId: [own.categoryId], brandId: [own.brandId] },
    facets: [],
    seesAll: false,
    seesAmounts: pricesVisible(ctx),
    order: 'relevance',
    rowIndex: 0,
    rowsMax: most,
  }));
  const others = ids.flatMap((id) => {
    const card = id === own.id ? undefined : cards.get(id, names);
    return card?.categoryId === own.categoryId ? [cardFor(ctx, card)] : [];
  });
  return packsAmong<Pick<Card, 'name' | 'code' | 'price'>>(cardFor(ctx, own), others).map(
    ({ code: other, units, price }) => ({ code: other, units, ...(price !== undefined && { price }) }),
  );
};
