import type { Output } from '#contract/contract';
import { showCategories } from '#server/catalogue/categories.service';
import type { StoredCard } from '#server/read-model/cards.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import type { ReadModel } from '#server/read-model/read-model';
import { isVisible } from '#server/read-model/visibility';
import { filterFamilies } from './autoparts.service.ts';
import { filterProducts, findProducts } from './search.service.ts';

type TopCategory = Output<'category/listTop'>['data'][number];
type Pictured = Pick<TopCategory, 'code' | 'image'>;

const asked = { rowIndex: 0, rowsMax: 6, orderBy: 'REL' } as const;
const noPicture: Pictured = { code: null, image: null };

const pictureOfParts = async (ctx: MemoryCtx, categoryId: string, text: string): Promise<Pictured> => {
  const named = await filterFamilies(ctx, { ...asked, filters: { categoryId, text } });
  const found = named.data.length > 0 ? named : await filterFamilies(ctx, { ...asked, filters: { categoryId } });
  const part = found.data.find(({ images }) => images.length > 0);
  return part ? { code: part.products[0]?.code ?? null, image: part.images[0]?.image ?? null } : noPicture;
};

/** A card's picture, where the caller may see it and it still is of the category. */
const pictureIn = (ctx: MemoryCtx, card: StoredCard | undefined, categoryId: string): Pictured | undefined => {
  const image = card?.images[0]?.image;
  const isOfIt = card && isVisible(ctx, card) && `${card.categoryId}.`.startsWith(`${categoryId}.`);
  return image && isOfIt ? { code: card.code, image } : undefined;
};

/** What was found for a category, by its path, while these products are what lists are answered from. */
const foundBefore = new WeakMap<ReadModel, Map<string, { id: number; until: number }>>();
const lookAgainMs = 600_000;

/** To look for it takes longer the more products there are, so what was found stays for ten minutes, as long as it is shown. */
const pictureOfProducts = async (ctx: MemoryCtx, categoryId: string, text: string): Promise<Pictured> => {
  const before = foundBefore.get(ctx.catalogue) ?? new Map<string, { id: number; until: number }>();
  foundBefore.set(ctx.catalogue, before);
  const now = ctx.clock().getTime();
  const known = before.get(categoryId);
  if (known && known.until > now) {
    const { cards, names } = await ctx.catalogue.loaded();
    const picture = pictureIn(ctx, cards.get(known.id, names), categoryId);
    if (picture) return picture;
  }
  const look = (filters: { categoryId: string; text?: string }) => findProducts(ctx, { ...asked, filters }, []);
  const named = await look({ categoryId, text });
  const { ids, cards, names } = named.ids.length > 0 ? named : await look({ categoryId });
  for (const id of ids) {
    const picture = pictureIn(ctx, cards.get(id, names), categoryId);
    if (!picture) continue;
    before.set(categoryId, { id, until: now + lookAgainMs });
    return picture;
  }
  return noPicture;
};

/**
 * The site's top categories that have something to see, each with how many and the picture of what its own name finds
 * first in it: a printer for the printers, not their resin. From memory, no SQL.
 */
export const listTopCategories = async (ctx: MemoryCtx): Promise<TopCategory[]> => {
  const isOfParts = ctx.site.kind === 'autoparts';
  const all = { filters: {}, rowIndex: 0, rowsMax: 0, orderBy: 'REL' as const };
  const { resultFilters } = await (isOfParts ? filterFamilies : filterProducts)(ctx, all);
  const items = resultFilters.find(({ key }) => key === 'categoryId')?.items ?? [];
  const counts = new Map(items.map(({ id, count }) => [id, count]));
  const site = (await showCategories(ctx)).find(({ id }) => id === ctx.site.rootCategory);
  const tops = (site?.items ?? []).flatMap(({ id, name }) => {
    const count = counts.get(id) ?? 0;
    return count > 0 ? [{ id, name, count }] : [];
  });
  const picture = isOfParts ? pictureOfParts : pictureOfProducts;
  return Promise.all(tops.map(async ({ id, name, count }) => ({ id, name, count, ...(await picture(ctx, id, name)) })));
};
