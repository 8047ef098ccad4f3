import type { Card, Facet, Match } from '#contract/catalogue';
import type { Parsed } from '#contract/contract';
import { facetsOf, type Named } from '#contract/plain/facets';
import type { Ctx } from '#server/ctx';
import { markNames } from '#server/engine/name-marks';
import type { Alternative, SearchFilters } from '#server/engine/search-engine';
import { isSeller } from '#server/is-seller';
import { plainCode } from '#server/plain-text';
import { onlookerOf } from '#server/read-model/card-text';
import { cardFor } from '#server/read-model/cards.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import type { Names } from '#server/read-model/names';
import type { ReadModel } from '#server/read-model/read-model';
import { codeKindOf, marksOf } from '#server/read-model/search-schema';
import { pricesVisible } from '#server/read-model/visibility';
import { alternativesOf } from './alternatives.ts';
import { tellMissed } from './missed.service.ts';
import { orderOf } from './order-of.ts';
import { specificationFacets } from './specification-facets.ts';
import { staffOrders } from './staff-orders.ts';

type Asked = Parsed<'product/filter'>;
type Page = { data: Card[]; resultCount: number; resultFilters: Facet[]; nearest: boolean; matches: Match[] };
type Found = Awaited<ReturnType<ReadModel['search']>> & { text: string | undefined; alternatives: Alternative[] };

const facets = facetsOf('products');
const visitorFacets = facets.flatMap(({ key, forSellers }) => (forSellers ? [] : key));
const namedOf = new Map<string, Named | undefined>(facets.map(({ key, named }) => [key, named]));

const filtersOf = (asked: Asked['filters'], names: Names): SearchFilters =>
  Object.fromEntries(
    facets.flatMap(({ key, value }) => {
      const chosen = asked[key];
      if (chosen === undefined) return [];
      return [[key, value === 'path' ? [names.pathOf(String(chosen))] : [chosen].flat()]];
    }),
  );

/** A list's filters beside its facets. Specifications are counted within a category only. */
const narrowing = (filters: Asked['filters'], seesAll: boolean) => {
  const { specifications, priceFrom, priceTo, inStock, outOfStock, isPublic, categoryId } = filters;
  return {
    ...(specifications && { properties: specifications }),
    ...((inStock || outOfStock) && { isAvailable: inStock ?? false }),
    ...(seesAll && { isPublic, marks: marksOf(filters) }),
    amounts: { from: priceFrom, to: priceTo },
    countsProperties: categoryId !== undefined,
  };
};

/**
 * The products that the caller may see, with the choices still possible. All from memory: no SQL.
 * Which provider a product comes from is for sellers, so only they get that facet. `counted`: the facets to count, where
 * not all are needed.
 */
export const findProducts = async (
  ctx: MemoryCtx,
  input: Pick<Asked, 'filters' | 'orderBy' | 'rowIndex' | 'rowsMax'>,
  counted?: readonly string[],
): Promise<Found> => {
  const { text } = input.filters;
  const seesAll = isSeller(ctx);
  const alternatives = text === undefined ? [] : alternativesOf(ctx.settings, text);
  const keptOrder = seesAll ? staffOrders[input.orderBy] : undefined;
  const found = await ctx.catalogue.search((names) => ({
    ...(!seesAll && { roots: [ctx.site.rootCategory], facets: visitorFacets }),
    ...(counted && { facets: counted }),
    ...(text !== undefined && { text, alternatives }),
    filters: filtersOf(input.filters, names),
    ...narrowing(input.filters, seesAll),
    ...(counted && { countsProperties: false }),
    seesAll,
    seesAmounts: pricesVisible(ctx),
    order: orderOf[input.orderBy] ?? 'relevance',
    ...(keptOrder && { keptOrder }),
    rowIndex: input.rowIndex,
    rowsMax: input.rowsMax,
  }));
  return { ...found, text, alternatives };
};

/** A page of `findProducts`. */
export const filterProducts = async (ctx: MemoryCtx, input: Asked): Promise<Page> => {
  const found = await findProducts(ctx, input);
  tellMissed(ctx, input, found);
  return {
    data: cardsOf(ctx, found),
    resultCount: found.total,
    resultFilters: [
      ...found.facets.map(({ key, items }) => ({
        key,
        items: items.map(({ id, count }) => ({ id: String(id), name: found.names.of(namedOf.get(key), id), count })),
      })),
      ...specificationFacets(found.properties, input.filters.specifications),
    ],
    nearest: found.nearest,
    matches: matchesOf(found),
  };
};

export const cardsOf = (ctx: Ctx, { ids, cards, names }: Found): Card[] =>
  ids.flatMap((id) => {
    const card = cards.get(id, names);
    return card ? [cardFor(ctx, card)] : [];
  });

/** The cards of what was found as a JSON array on the wire. */
export const cardTexts = (ctx: Ctx, { ids, cards, names }: Found): string => {
  const who = onlookerOf(ctx);
  return `[${ids.flatMap((id) => cards.text(id, names, who) ?? []).join()}]`;
};

/** `filterProducts` as text on the wire, joined from texts that are ready. */
export const filterProductsText = async (ctx: MemoryCtx, input: Asked): Promise<string> => {
  const found = await findProducts(ctx, input);
  const facets = found.facets.map(({ key, items }) => {
    const choices = items.map(({ id, count }) => `${found.names.choiceText(namedOf.get(key), id)}${count}}`);
    return `{"key":"${key}","items":[${choices.join()}]}`;
  });
  for (const facet of specificationFacets(found.properties, input.filters.specifications))
    facets.push(JSON.stringify(facet));
  return (
    `"data":${cardTexts(ctx, found)},"resultCount":${found.total},"resultFilters":[${facets.join()}],` +
    `"nearest":${found.nearest},"matches":${JSON.stringify(matchesOf(found))}`
  );
};

/** Why each was found. A code is told where it was typed whole, or where nothing else in the name says why it was found. */
export const matchesOf = ({ ids, cards, codeMatches, text, alternatives }: Found): Match[] => {
  if (text === undefined) return [];
  const titles = ids.flatMap((id) => cards.title(id) ?? []);
  const marks = markNames(
    titles.map(({ name }) => name),
    text,
    alternatives,
  );
  const codes = new Map(codeMatches.map((match) => [match.id, match]));
  return titles.map(({ id, name, code: own }, at) => {
    const found = codes.get(id);
    const inName = marks[at] ?? [];
    const codeMatch = found && (found.whole || inName.length === 0) && !plainCode(name).includes(found.code);
    const kind = found && codeKindOf(found.kind);
    const code = kind && codeMatch ? { kind, text: kind === 'own' ? own : found.code.toUpperCase() } : null;
    return { name: inName, code };
  });
};
