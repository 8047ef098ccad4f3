import type { SearchAnswer, SearchQuery } from '../catalog-search.ts';
import { countFacets } from './facets.ts';
import { forget, matchText } from './match.ts';
import { explainCodes } from './match-codes.ts';
import type { MemoryIndex } from './memory-index.ts';
import { pageOf, sortKey } from './order.ts';
import { activeFilters, failedFilter, passesAll, type Scope, scopeOf } from './scope.ts';

const allVisible = (index: MemoryIndex, scope: Scope): Uint32Array => {
  const { slots } = index.scratch;
  let count = 0;
  for (let slot = 0; slot < index.columns.count; slot++) if (scope(slot)) slots[count++] = slot;
  return slots.subarray(0, count);
};

/** Answers a query; the rules are those of decisions C2, C6, C7 and W4. */
export const searchIndex = (index: MemoryIndex, query: SearchQuery): SearchAnswer => {
  const { columns, scratch } = index;
  const { seller, text } = query;
  const segments = [index.base, ...index.deltas.map((delta) => delta.segment)];
  const scope = scopeOf(columns, query);
  const filters = activeFilters(columns, query.filters);
  const match = text?.trim() ? matchText(segments, columns, scratch, text, scope, seller) : undefined;
  const wordCount = match?.wordCount ?? 0;
  const slots = match ? match.slots : text?.trim() ? new Uint32Array(0) : allVisible(index, scope);
  try {
    const tiers = new Uint8Array(slots.length);
    const failed = new Uint8Array(slots.length);
    let tier = 0;
    for (let at = 0; at < slots.length; at++) {
      const slot = slots[at] ?? 0;
      tiers[at] = scratch.matched[slot] ?? 0;
      failed[at] = failedFilter(filters, slot);
      if (failed[at] === passesAll && (tiers[at] ?? 0) > tier) tier = tiers[at] ?? 0;
    }
    const order = query.pricesVisible ? query.order : 'REL';
    const found = new Uint32Array(slots.length);
    const keys = new Float64Array(slots.length);
    let total = 0;
    for (let at = 0; at < slots.length; at++) {
      if (failed[at] !== passesAll || tiers[at] !== tier) continue;
      found[total] = slots[at] ?? 0;
      keys[total] = sortKey(columns, scratch, order, found[total++] ?? 0);
    }
    const page = pageOf(columns, found.subarray(0, total), keys, query.rowIndex, query.rowsMax);
    return {
      ids: page.map((slot) => columns.id[slot] ?? 0),
      total,
      nearest: total > 0 && tier < wordCount,
      facets: countFacets(
        columns,
        query.facets,
        filters,
        { slots, tiers, failed },
        match ? Math.max(1, tier) : 0,
        wordCount,
      ),
      codeMatches: match ? explainCodes(columns, match.runs, seller, page) : [],
    };
  } finally {
    if (match) forget(scratch, match.slots);
  }
};
