import type { Facet, SearchQuery } from '../search-engine.ts';
import { type ActiveFilter, failedFilter, passesAll } from './active-filters.ts';
import type { FacetColumn } from './columns.ts';
import { countSlots, facetFrom, wantedFacets } from './facets.ts';
import { filtered } from './filtered-slots.ts';
import { pageInOrder } from './kept-orders.ts';
import type { MemoryIndex } from './memory-index.ts';
import { pageOf } from './order.ts';
import { walkOrder } from './ordered-slots.ts';
import { countGroups } from './property-groups.ts';
import type { Scope } from './scope.ts';

const countsIn = (scope: Scope, facet: FacetColumn): Uint32Array => {
  const known = scope.counts.get(facet) ?? [];
  const counts = new Uint32Array(facet.dictionary.values.length);
  for (let place = 0; place < counts.length; place++) counts[place] = known[place] ?? 0;
  return counts;
};

/** Answers a query without a text: the slots of a page, the total, the facets, the properties. */
export const browse = (index: MemoryIndex, scope: Scope, filters: readonly ActiveFilter[], query: SearchQuery) => {
  const { columns, scratch, orders } = index;
  const results = filters.length > 0 ? filtered(scope, filters, scratch.slots) : undefined;
  const total = results ? results.length : scope.total;

  const facets = wantedFacets(columns, query.facets).map((facet): Facet => {
    const others = filters.filter((filter) => filter.facet !== facet);
    if (others.length === 0) return facetFrom(facet, countsIn(scope, facet));
    const counted = results && others.length === filters.length ? results : filtered(scope, others, scratch.wordSlots);
    return facetFrom(facet, countSlots(facet, counted));
  });

  const properties = countGroups(index, scope, filters, query, (group) => {
    if (group === undefined) return results ?? scratch.slots.subarray(0, 0);
    const others = filters.filter((filter) => filter.facet || filter.group !== group);
    return filtered(scope, others, scratch.wordSlots);
  });

  const order = query.seesAmounts ? query.order : 'relevance';
  const { rowIndex: from, rowsMax: most, keptOrder } = query;
  if (keptOrder) {
    const page = pageInOrder(columns, scope.visible, keptOrder, results, from, most);
    return { page, total, facets, properties };
  }
  const shows = (slot: number): boolean => scope.visible[slot] === 1 && failedFilter(filters, slot) === passesAll;
  // To find a page by walking takes about as many steps for each of its rows as there are slots for each result.
  const walks = !results || total * total > columns.count * (from + most);
  const patience = results ? total : columns.count;
  const walked = walks && from < total ? walkOrder(columns, orders, order, from, most, patience, shows) : undefined;
  const page = walked ?? (results ? pageOf(columns, scratch, order, results, from, most) : []);
  return { page, total, facets, properties };
};
