import type { Brand } from '#contract/catalogue';
import {
  holdNamed,
  readAllNames,
  readBrands,
  readProviders,
  updateBrandImages,
  upsertBrands,
  upsertProviders,
} from '#server/catalogue/brands.store';
import { requireCategory } from '#server/catalogue/categories.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { recordHistory } from '#server/history/history.service';
import { isSeller } from '#server/is-seller';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

/** The ids of the brands or providers of what the caller may see in a category and below it: from memory, no SQL. */
const idsBelow = async (ctx: MemoryCtx, key: 'brandId' | 'providerId', categoryId: string): Promise<number[]> => {
  const { facets } = await ctx.catalogue.search(() => ({
    ...(!isSeller(ctx) && { roots: [ctx.site.rootCategory] }),
    filters: { categoryId: [categoryId] },
    facets: [key],
    seesAll: isSeller(ctx),
    seesAmounts: false,
    order: 'relevance',
    rowIndex: 0,
    rowsMax: 0,
  }));
  return facets.flatMap(({ items }) => items.map(({ id }) => Number(id)));
};

/** The brands of what the caller may see in a category and below it: for all but sellers from memory, no SQL. */
const brandsBelow = async (ctx: MemoryCtx, categoryId: string): Promise<Brand[]> => {
  const ids = new Set(await idsBelow(ctx, 'brandId', categoryId));
  if (isSeller(ctx)) return readBrands(ctx.db, [...ids]);
  return (await ctx.catalogue.loaded()).names.brands.filter(({ id }) => ids.has(id));
};

/** All brands for sellers; for others those with something to see in this site. */
export const listBrands = (ctx: MemoryCtx): Promise<Brand[]> =>
  isSeller(ctx) ? readBrands(ctx.db) : brandsBelow(ctx, ctx.site.rootCategory);

/** Every brand there is, with its former names: for work inside the shop. */
export const everyBrand = (ctx: Ctx) => readAllNames(ctx.db, 'brand');

/** The brands of what the caller may see in a category and below it. Throws 404 for an unknown category. */
export const listBrandsOf = async (ctx: MemoryCtx, categoryId: string): Promise<Brand[]> => {
  const { id } = await requireCategory(ctx, categoryId);
  return brandsBelow(ctx, id);
};

/** All providers for sellers; for others those of whom there is something to see in this site. */
export const listProviders = async (ctx: MemoryCtx) =>
  isSeller(ctx)
    ? readProviders(ctx.db)
    : readProviders(ctx.db, await idsBelow(ctx, 'providerId', ctx.site.rootCategory));

/** Those of these brands that there are, kept until the transaction ends. */
export const holdBrands = (inside: Inside, ids: readonly number[]) => holdNamed(inside.db, 'brand', ids);

/** Every provider there is, with its former names: for work inside the shop. */
export const everyProvider = (ctx: Ctx) => readAllNames(ctx.db, 'provider');

/** Notes brands once more at the end of a long transaction. */
export const noteBrands = (inside: Inside, ids: readonly number[]) => recordChanges(inside.db, 'brand', ids);

/** Puts a picture where another was as the logo of brands, in the caller's transaction. */
export const replaceBrandImage = async (inside: Inside, from: number, to: number) => {
  const changed = await updateBrandImages(inside.db, from, to);
  for (const id of changed) await recordHistory(inside, { entity: 'brand', id }, { imageId: from }, { imageId: to });
  await recordChanges(inside.db, 'brand', changed);
};

/** Finds or makes the brands by exact name, in the caller's transaction; answers their ids by name. */
export const saveBrands = async (inside: Inside, brands: readonly { name: string; logo?: string | null }[]) => {
  const { changed, ids } = await upsertBrands(inside.db, brands);
  await recordChanges(inside.db, 'brand', changed);
  return ids;
};

/** Finds or makes the providers by exact name, in the caller's transaction; answers their ids by name. */
export const saveProviders = (inside: Inside, names: readonly string[]) =>
  upsertProviders(
    inside.db,
    names.map((name) => ({ name })),
  );
