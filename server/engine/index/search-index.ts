import type { Facet, SearchAnswer, SearchQuery } from '../search-engine.ts';
import { type ActiveFilter, activeFilters, failedFilter, failsSeveral, passesAll } from './active-filters.ts';
import { browse } from './browse.ts';
import { countCandidates, countSlots, facetFrom, wantedFacets } from './facets.ts';
import { pageInOrder } from './kept-orders.ts';
import { matchText, type TextMatch } from './match.ts';
import { explainCodes } from './match-codes.ts';
import type { MemoryIndex } from './memory-index.ts';
import { pageOf } from './order.ts';
import { countGroups } from './property-groups.ts';
import { type Scope, scopeOf } from './scope.ts';
import { forget } from './scores.ts';

/** The highest number of words that any slot matches which passes the filters; 0 where none passes. */
const bestTier = (matched: Uint8Array, slots: Uint32Array, filters: readonly ActiveFilter[], most: number): number => {
  let tier = 0;
  for (let at = 0; at < slots.length && tier < most; at++) {
    const words = matched[slots[at] ?? 0] ?? 0;
    if (words > tier && failedFilter(filters, slots[at] ?? 0) === passesAll) tier = words;
  }
  return tier;
};

/**
 * The results of a text, which are those that match most words, and the facets. A value counts what it would give if it
 * alone were chosen in its facet: what matches best among its own, but nothing that matches worse than the results.
 */
const ranked = (
  index: MemoryIndex,
  scope: Scope,
  match: TextMatch,
  filters: readonly ActiveFilter[],
  query: SearchQuery,
) => {
  const { columns, scratch } = index;
  const order = query.seesAmounts ? query.order : 'relevance';
  const { keptOrder, rowIndex, rowsMax } = query;
  const page = (found: Uint32Array): number[] =>
    keptOrder
      ? pageInOrder(columns, scope.visible, keptOrder, found, rowIndex, rowsMax)
      : pageOf(columns, scratch, order, found, rowIndex, rowsMax);
  if (match.isAll && filters.length === 0) {
    const { slots } = match;
    const facets = wantedFacets(columns, query.facets).map((facet) => facetFrom(facet, countSlots(facet, slots)));
    return { page: page(slots), total: slots.length, facets, properties: [], nearest: false };
  }
  const { matched, failed, counting } = scratch;
  const tier = bestTier(matched, match.slots, filters, match.wordCount);
  const least = Math.max(1, tier);
  const found = scratch.wordSlots;
  let total = 0;
  let count = 0;
  for (let at = 0; at < match.slots.length; at++) {
    const slot = match.slots[at] ?? 0;
    const words = matched[slot] ?? 0;
    if (words < least) continue;
    const fails = filters.length === 0 ? passesAll : failedFilter(filters, slot);
    if (fails === failsSeveral) continue;
    failed[count] = fails;
    counting[count++] = slot;
    if (fails === passesAll && words === tier) found[total++] = slot;
  }
  const candidates = { slots: counting.subarray(0, count), failed, words: matched };
  const facets = wantedFacets(columns, query.facets).map((facet): Facet => {
    const own = filters.findIndex((filter) => filter.facet === facet) + 1;
    const { counts, best } = countCandidates(facet, candidates, own);
    return facetFrom(facet, counts, best);
  });
  const results = found.subarray(0, total);
  const slotsFor = (group?: number): Uint32Array => {
    if (group === undefined) return results;
    const own = filters.findIndex((filter) => !filter.facet && filter.group === group) + 1;
    return candidates.slots.filter((_, at) => failed[at] === passesAll || failed[at] === own);
  };
  const properties = countGroups(index, scope, filters, query, slotsFor, matched);
  return { page: page(results), total, facets, properties, nearest: total > 0 && tier < match.wordCount };
};

const nothing = ({ columns }: MemoryIndex, { facets }: SearchQuery): SearchAnswer => ({
  ids: [],
  total: 0,
  nearest: false,
  codeMatches: [],
  properties: [],
  facets: wantedFacets(columns, facets).map(({ key }) => ({ key, items: [] })),
});

/** Answers a query; the rules are those of decisions C2, C6, C7 and W4. */
export const searchIndex = (index: MemoryIndex, query: SearchQuery): SearchAnswer => {
  const { columns, scratch } = index;
  const { seesAll, text } = query;
  const scope = scopeOf(index.scopes, columns, query);
  const filters = activeFilters(columns, query);
  const idsOf = (page: readonly number[]): number[] => page.map((slot) => columns.id[slot] ?? 0);
  if (!text?.trim()) {
    const { page, ...found } = browse(index, scope, filters, query);
    return { ...found, ids: idsOf(page), nearest: false, codeMatches: [] };
  }
  const segments = [index.base, ...index.deltas.map((delta) => delta.segment)];
  const passes = (slot: number): boolean => failedFilter(filters, slot) === passesAll;
  const match = matchText(segments, scratch, text, scope.visible, seesAll, query.alternatives, passes);
  if (!match) return nothing(index, query);
  try {
    const { page, ...found } = ranked(index, scope, match, filters, query);
    const codes = explainCodes(match.runs, seesAll, page);
    const codeMatches = page.flatMap((slot) => {
      const found = codes.get(slot);
      return found ? [{ id: columns.id[slot] ?? 0, ...found }] : [];
    });
    return { ...found, ids: idsOf(page), codeMatches };
  } finally {
    forget(scratch, match.slots);
  }
};
