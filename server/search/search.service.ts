import type { Card, Facet } from '#contract/catalogue';
import type { Parsed } from '#contract/contract';
import { cardFor } from '#server/catalogue/cards.service';
import { pricesVisible } from '#server/catalogue/visibility';
import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';
import type { FacetKey } from './catalog-search.ts';
import { alternativesOf } from './synonyms.ts';

type Found = { data: Card[]; resultCount: number; resultFilters: Facet[]; nearest: boolean };

const visitorFacets: FacetKey[] = ['categoryId', 'brandId'];

/**
 * A page of the products that the caller may see, with the choices still possible. All from memory: no SQL. Which
 * provider a product comes from is for sellers, so only they get that facet.
 */
export const filterProducts = async (ctx: Ctx, input: Parsed<'product/filter'>): Promise<Found> => {
  const { categoryId, brandId, providerId, text } = input.filters;
  const seller = isSeller(ctx);
  const answer = await ctx.catalogue.search((names) => ({
    ...(!seller && { roots: [ctx.site.rootCategory], facets: visitorFacets }),
    ...(text !== undefined && { text, alternatives: alternativesOf(ctx.settings, text) }),
    filters: {
      ...(categoryId !== undefined && { categoryId: [names.pathOf(categoryId)] }),
      ...(brandId !== undefined && { brandId: [brandId] }),
      ...(providerId !== undefined && { providerId: [providerId] }),
    },
    ...{ seller, pricesVisible: pricesVisible(ctx), order: input.orderBy },
    ...{ rowIndex: input.rowIndex, rowsMax: input.rowsMax },
  }));
  return {
    data: answer.cards.map((card) => cardFor(ctx, card)),
    resultCount: answer.total,
    resultFilters: answer.facets.map(({ key, items }) => ({
      key,
      items: items.map(({ id, count }) => ({ id: String(id), name: answer.names.of(key, id), count })),
    })),
    nearest: answer.nearest,
  };
};
