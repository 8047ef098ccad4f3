import type { Output } from '#contract/contract';
import { showCategories } from '#server/catalogue/categories.service';
import { isSeller } from '#server/is-seller';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import type { ReadModel } from '#server/read-model/read-model';
import { isVisible } from '#server/read-model/visibility';
import { filterFamilies } from './autoparts.service.ts';
import { scopeOf } from './families/scope.ts';
import { showSlot, slotIn } from './families/show-families.ts';
import { filterProducts, findProducts } from './search.service.ts';

type TopCategory = Output<'category/listTop'>['data'][number];
type Pictured = Pick<TopCategory, 'code' | 'image'>;

const asked = { rowIndex: 0, rowsMax: 6, orderBy: 'REL' } as const;
const noPicture: Pictured = { code: null, image: null };

const isBelow = (categoryId: string, above: string) => `${categoryId}.`.startsWith(`${above}.`);

/** The stand-in of a category: a product by its id, or a family by its code. */
type Kind<K> = {
  /** Keys that a search in the category finds, best first. */
  find: (ctx: MemoryCtx, filters: { categoryId: string; text?: string }) => Promise<K[]>;
  /** Its picture, where the caller may see it and it still is of the category. */
  pictureOf: (ctx: MemoryCtx, key: K, categoryId: string) => Promise<Pictured | undefined>;
};

const products: Kind<number> = {
  find: async (ctx, filters) => (await findProducts(ctx, { ...asked, filters }, [])).ids,
  pictureOf: async (ctx, id, categoryId) => {
    const { cards, names } = await ctx.catalogue.loaded();
    const card = cards.get(id, names);
    const image = card?.images[0]?.image;
    return image && isVisible(ctx, card) && isBelow(card.categoryId, categoryId)
      ? { code: card.code, image }
      : undefined;
  },
};

const parts: Kind<string> = {
  find: async (ctx, filters) => (await filterFamilies(ctx, { ...asked, filters })).data.map(({ family }) => family),
  pictureOf: async (ctx, family, categoryId) => {
    const loaded = await ctx.families.loaded();
    const scope = scopeOf(loaded.index, { root: ctx.site.rootCategory, isSeller: isSeller(ctx) });
    const slot = slotIn(loaded.index, scope, family);
    const part = slot === undefined ? undefined : showSlot(ctx, loaded, slot);
    const [image, code] = [part?.images[0]?.image, part?.products[0]?.code];
    return part && image && code && isBelow(part.categoryId, categoryId) ? { code, image } : undefined;
  },
};

/** Pictures found for categories, by path, while the read model that they were found in lives. */
const foundBefore = new WeakMap<ReadModel, Map<string, { key: unknown; until: number }>>();
const lookAgainMs = 600_000;

/** To look for it takes longer the more there is, so what was found stays for ten minutes, as long as it is shown. */
const pictureFor = async <K>(kind: Kind<K>, ctx: MemoryCtx, categoryId: string, text: string): Promise<Pictured> => {
  const before = foundBefore.get(ctx.catalogue) ?? new Map<string, { key: unknown; until: number }>();
  foundBefore.set(ctx.catalogue, before);
  const now = ctx.clock().getTime();
  const known = before.get(categoryId);
  // A root category is of one kind of site, so its keys are of one kind too.
  const still = known && known.until > now ? await kind.pictureOf(ctx, known.key as K, categoryId) : undefined;
  if (still) return still;
  const named = await kind.find(ctx, { categoryId, text });
  for (const key of named.length > 0 ? named : await kind.find(ctx, { categoryId })) {
    const picture = await kind.pictureOf(ctx, key, categoryId);
    if (!picture) continue;
    before.set(categoryId, { key, until: now + lookAgainMs });
    return picture;
  }
  return noPicture;
};

/**
 * The site's top categories that have something to see, each with how many and the picture that was chosen for it, else that
 * of what its own name finds first in it: a printer for the printers, not their resin. From memory, no SQL.
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
  const { names } = await ctx.catalogue.loaded();
  const picture = async (id: string, name: string): Promise<Pictured> => {
    const chosen = names.pictureOf(id);
    if (chosen !== null) return { code: null, image: chosen };
    return isOfParts ? pictureFor(parts, ctx, id, name) : pictureFor(products, ctx, id, name);
  };
  return Promise.all(tops.map(async ({ id, name, count }) => ({ id, name, count, ...(await picture(id, name)) })));
};
