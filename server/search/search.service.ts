import type { Card, Facet, Match } from '#contract/catalogue';
import type { Parsed } from '#contract/contract';
import { cardFor, type KeptCard } from '#server/catalogue/cards.service';
import { pricesVisible } from '#server/catalogue/visibility';
import type { Ctx } from '#server/ctx';
import { isSeller } from '#server/is-seller';
import { codeOf } from './analyzer.ts';
import type { Alternative, CodeMatch, FacetKey } from './catalog-search.ts';
import { markNames } from './name-marks.ts';
import { alternativesOf } from './synonyms.ts';

type Found = { data: Card[]; resultCount: number; resultFilters: Facet[]; nearest: boolean; matches: Match[] };

const visitorFacets: FacetKey[] = ['categoryId', 'brandId'];

/**
 * A page of the products that the caller may see, with the choices still possible. All from memory: no SQL. Which
 * provider a product comes from is for sellers, so only they get that facet.
 */
export const filterProducts = async (ctx: Ctx, input: Parsed<'product/filter'>): Promise<Found> => {
  const { categoryId, brandId, providerId, text } = input.filters;
  const seller = isSeller(ctx);
  const alternatives = text === undefined ? [] : alternativesOf(ctx.settings, text);
  const answer = await ctx.catalogue.search((names) => ({
    ...(!seller && { roots: [ctx.site.rootCategory], facets: visitorFacets }),
    ...(text !== undefined && { text, alternatives }),
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
    matches: text === undefined ? [] : matchesOf(answer, text, alternatives),
  };
};

/** A code is told where it was typed whole, or where nothing else in the name says why it was found. */
const matchesOf = (
  { cards, codeMatches }: { cards: readonly KeptCard[]; codeMatches: readonly CodeMatch[] },
  text: string,
  alternatives: readonly Alternative[],
): Match[] => {
  const marks = markNames(
    cards.map(({ name }) => name),
    text,
    alternatives,
  );
  const codes = new Map(codeMatches.map((match) => [match.id, match]));
  return cards.map(({ id, name, code: own }, at) => {
    const found = codes.get(id);
    const inName = marks[at] ?? [];
    const told = found && (found.whole || inName.length === 0) && !codeOf(name).includes(found.code);
    return {
      name: inName,
      code: told ? { kind: found.kind, text: found.kind === 'own' ? own : found.code.toUpperCase() } : null,
    };
  });
};
