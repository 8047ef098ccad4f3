import type { Facet, SearchQuery } from '../search-engine.ts';
import type { FacetColumn } from './columns.ts';
import { countSlots, facetFrom, wantedFacets } from './facets.ts';
import type { MemoryIndex } from './memory-index.ts';
import { pageOf } from './order.ts';
import { walkOrder } from './ordered-slots.ts';
import { type ActiveFilter, failedFilter, passesAll, type Scope } from './scope.ts';
import { collectSlots, listedFor } from './slots-by-value.ts';

/** The visible slots that pass the filters, of which there is one or more: the list of the rarest is walked, the others are looked up. */
const filtered = ({ visible }: Scope, filters: readonly ActiveFilter[], into: Uint32Array): Uint32Array => {
  const sizes = filters.map(({ facet, places }) => listedFor(facet.listed, places));
  const rarest = sizes.indexOf(Math.min(...sizes));
  const others = filters.filter((_, at) => at !== rarest);
  const filter = filters[rarest];
  const count = filter ? collectSlots(filter.facet.listed, filter.column, visible, filter.places, into) : 0;
  if (others.length === 0) return into.subarray(0, count);
  let passed = 0;
  for (let at = 0; at < count; at++) {
    const slot = into[at] ?? 0;
    if (failedFilter(others, slot) === passesAll) into[passed++] = slot;
  }
  return into.subarray(0, passed);
};

const countsIn = (scope: Scope, facet: FacetColumn): Uint32Array => {
  const known = scope.counts.get(facet) ?? [];
  const counts = new Uint32Array(facet.dictionary.values.length);
  for (let place = 0; place < counts.length; place++) counts[place] = known[place] ?? 0;
  return counts;
};

/** Answers a query without a text: the slots of a page, the total, the facets. */
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

  const order = query.seesAmounts ? query.order : 'relevance';
  const { rowIndex: from, rowsMax: most } = query;
  const shows = (slot: number): boolean => scope.visible[slot] === 1 && failedFilter(filters, slot) === passesAll;
  // To find a page by walking takes about as many steps for each of its rows as there are slots for each result.
  const walks = !results || total * total > columns.count * (from + most);
  const patience = results ? total : columns.count;
  const walked = walks && from < total ? walkOrder(columns, orders, order, from, most, patience, shows) : undefined;
  const page = walked ?? (results ? pageOf(columns, scratch, order, results, from, most) : []);
  return { page, total, facets };
};
