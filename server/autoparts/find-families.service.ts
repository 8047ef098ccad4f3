import type { Facet } from '#contract/catalogue';
import type { Output, Parsed } from '#contract/contract';
import { pathOfCategory } from '#server/catalogue/categories.service';
import { pricesVisible } from '#server/catalogue/visibility';
import type { Ctx } from '#server/ctx';
import { autopartsOf } from './families.service.ts';
import { countBrands, countCategories, countFamilies, type FamilyQuery, readPage } from './find-families.store.ts';
import { sightOf } from './seen.ts';

type Found = { families: string[]; total: number; facets: Facet[] };

/** Which families of those that the caller may see are meant, with the choices still possible. Search will answer this. */
const findFamilies = async (ctx: Ctx, { filters, ...input }: Parsed<'autopart/filter'>): Promise<Found> => {
  const { categoryId, brandId, vehicleId, year, text } = filters;
  const query: FamilyQuery = {
    sight: sightOf(ctx),
    category: categoryId === undefined ? undefined : await pathOfCategory(ctx, categoryId),
    ...{ brandId, vehicleId, year },
    text: text?.trim() || undefined,
    order: pricesVisible(ctx) ? input.orderBy : 'REL',
  };
  return {
    families: await readPage(ctx.db, query, input),
    total: await countFamilies(ctx.db, query),
    facets: [
      { key: 'categoryId', items: await countCategories(ctx.db, query) },
      { key: 'brandId', items: await countBrands(ctx.db, query) },
    ],
  };
};

/** A page of the families that the caller may see. */
export const filterFamilies = async (
  ctx: Ctx,
  input: Parsed<'autopart/filter'>,
): Promise<Output<'autopart/filter'>> => {
  const { families, total, facets } = await findFamilies(ctx, input);
  return { data: await autopartsOf(ctx, families), resultCount: total, resultFilters: facets };
};
