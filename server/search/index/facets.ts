import type { Facet, FacetItem, FacetKey } from '../catalog-search.ts';
import type { Columns, Dictionary } from './columns.ts';
import { facetDefinitions } from './columns.ts';
import { type ActiveFilter, passesAll } from './scope.ts';

/** Candidates with, at the same place, the number of words that each matches and which filter it fails (`failedFilter`). */
export type Candidates = { slots: Uint32Array; tiers: Uint8Array; failed: Uint8Array };

const rollUp = (dictionary: Dictionary, counts: Uint32Array): void => {
  // A parent's place is always below its child's, so one walk from the end carries everything to the roots.
  for (let place = counts.length - 1; place >= 0; place--) {
    const parent = dictionary.parents[place] ?? -1;
    if (parent >= 0) counts[parent] = (counts[parent] ?? 0) + (counts[place] ?? 0);
  }
};

const inOrder = (one: FacetItem, other: FacetItem): number =>
  other.count - one.count ||
  (typeof one.id === 'number' && typeof other.id === 'number'
    ? one.id - other.id
    : String(one.id) < String(other.id)
      ? -1
      : 1);

/**
 * How many results each value would give if it alone were chosen in its facet, the other filters staying: so a
 * value counts what matches best among its own, but nothing that matches worse than the results shown (`tier` words).
 */
const countFacet = (
  columns: Columns,
  key: FacetKey,
  own: number,
  candidates: Candidates,
  tier: number,
  wordCount: number,
): Facet => {
  const column = columns.facets[key];
  const dictionary = columns.dictionaries[key];
  const totals = new Uint32Array(dictionary.values.length);
  const { slots, tiers, failed } = candidates;
  for (let words = wordCount; words >= tier; words--) {
    const counts = new Uint32Array(totals.length);
    for (let at = 0; at < slots.length; at++) {
      if (tiers[at] !== words || (failed[at] !== passesAll && failed[at] !== own)) continue;
      const place = column[slots[at] ?? 0] ?? -1;
      if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
    }
    rollUp(dictionary, counts);
    for (let place = 0; place < totals.length; place++) if (totals[place] === 0) totals[place] = counts[place] ?? 0;
  }
  const items: FacetItem[] = [];
  for (let place = 0; place < totals.length; place++) {
    const count = totals[place] ?? 0;
    if (count > 0) items.push({ id: dictionary.values[place] ?? '', count });
  }
  return { key, items: items.sort(inOrder) };
};

/** The choices still possible in each facet, each facet ignoring its own filter; most results first, then by id. */
export const countFacets = (
  columns: Columns,
  keys: readonly FacetKey[] | undefined,
  filters: readonly ActiveFilter[],
  candidates: Candidates,
  tier: number,
  wordCount: number,
): Facet[] =>
  facetDefinitions
    .filter(({ key }) => !keys || keys.includes(key))
    .map(({ key }) => {
      const own = filters.findIndex((filter) => filter.key === key) + 1;
      return countFacet(columns, key, own, candidates, tier, wordCount);
    });
