import type { Facet, FacetItem } from '../search-engine.ts';
import { passesAll } from './active-filters.ts';
import type { Columns, Dictionary, FacetColumn } from './columns.ts';

/** Places by the order of their values, which is the one among equal counts. */
const orders = new WeakMap<Dictionary, number[]>();

const placesInOrder = (dictionary: Dictionary): number[] => {
  const known = orders.get(dictionary);
  if (known?.length === dictionary.values.length) return known;
  const { values } = dictionary;
  const before = (one: number, other: number): boolean => (values[one] ?? '') < (values[other] ?? '');
  const places = values.map((_, place) => place).sort((one, other) => (before(one, other) ? -1 : 1));
  orders.set(dictionary, places);
  return places;
};

const itemsOf = (dictionary: Dictionary, counts: Uint32Array): FacetItem[] =>
  placesInOrder(dictionary)
    .filter((place) => (counts[place] ?? 0) > 0)
    .sort((one, other) => (counts[other] ?? 0) - (counts[one] ?? 0))
    .map((place) => ({ id: dictionary.values[place] ?? '', count: counts[place] ?? 0 }));

/** Slots with, at the same place, which filter each fails (`failedFilter`), and by slot how many words it matches. */
type Candidates = { slots: Uint32Array; failed: Uint8Array; words: Uint8Array };

/**
 * How many of the candidates that fail no filter but the facet's `own` each value has; a value counts only those that
 * match most words among its own (`best`).
 */
export const countCandidates = (
  { places, dictionary }: FacetColumn,
  { slots, failed, words }: Candidates,
  own: number,
) => {
  const room = dictionary.values.length;
  const counts = new Uint32Array(room);
  const best = new Uint8Array(room);
  for (let at = 0; at < slots.length; at++) {
    if (failed[at] !== passesAll && failed[at] !== own) continue;
    const slot = slots[at] ?? 0;
    const place = places[slot] ?? -1;
    const matched = words[slot] ?? 0;
    const most = best[place] ?? 0;
    if (place < 0 || matched < most) continue;
    if (matched > most) best[place] = matched;
    counts[place] = matched > most ? 1 : (counts[place] ?? 0) + 1;
  }
  return { counts, best };
};

/** How many of the slots each value has. */
export const countSlots = ({ places, dictionary }: FacetColumn, slots: Uint32Array): Uint32Array => {
  const counts = new Uint32Array(dictionary.values.length);
  for (let at = 0; at < slots.length; at++) {
    const place = places[slots[at] ?? 0] ?? -1;
    if (place >= 0) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
};

/** The facet's items from counts by place, which are carried up to the roots; most first, then by id. */
export const facetFrom = ({ key, dictionary }: FacetColumn, counts: Uint32Array, best?: Uint8Array): Facet => {
  // A parent's place is always below its child's, so one walk from the end carries everything to the roots.
  for (let place = counts.length - 1; place >= 0; place--) {
    const parent = dictionary.parents[place] ?? -1;
    const own = counts[place] ?? 0;
    if (parent < 0 || own === 0) continue;
    const [words, most] = [best?.[place] ?? 0, best?.[parent] ?? 0];
    if (words < most) continue;
    if (words > most && best) best[parent] = words;
    counts[parent] = own + (words > most ? 0 : (counts[parent] ?? 0));
  }
  return { key, items: itemsOf(dictionary, counts) };
};

/** The facets that a query asks for, in their order. */
export const wantedFacets = ({ facets }: Columns, keys: readonly string[] | undefined): readonly FacetColumn[] =>
  keys ? facets.filter(({ key }) => keys.includes(key)) : facets;
