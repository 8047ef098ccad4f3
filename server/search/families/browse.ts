import { LRUCache } from 'lru-cache';
import type { FacetItem } from '#server/engine/search-engine';
import type { FamilyIndex } from '#server/read-model/families/columns';
import { type Choices, choicesOf, type Years } from './choices.ts';
import { type Places, select } from './filters.ts';
import type { Scope } from './scope.ts';

type Found = Choices & { slots: Uint32Array };
/** The lists that were asked for last, and facets by part and the filters beside it. */
type Cache = { lists: LRUCache<string, Found>; facets: LRUCache<string, FacetItem[]> };

const caches = new WeakMap<Scope, Cache>();

const cacheOf = (scope: Scope): Cache => {
  const cache = caches.get(scope) ?? { lists: new LRUCache({ max: 128 }), facets: new LRUCache({ max: 1000 }) };
  caches.set(scope, cache);
  return cache;
};

/**
 * Finds without a text; the outcome is kept with the scope, because people turn its pages. So are facets, each by the
 * filters beside its own: who goes from category to category with one vehicle is told the same categories.
 */
export const browse = (index: FamilyIndex, scope: Scope, places: Places, years: Years): Found => {
  const { lists, facets } = cacheOf(scope);
  // The choices change without a scope's end.
  const offered = places.offer && index.offersVersion;
  const key = JSON.stringify([places, years, offered]);
  const known = lists.get(key);
  if (known) return known;
  const slots = select(index, scope, places);
  const choose = (fewer: Places) => ({ slots: fewer === places ? slots : select(index, scope, fewer) });
  const choices = choicesOf(index, places, years, choose, (part, fewer, count) => {
    const beside = JSON.stringify([part, fewer, years, offered]);
    const items = facets.get(beside) ?? count();
    facets.set(beside, items);
    return items;
  });
  const made = { ...choices, slots };
  lists.set(key, made);
  return made;
};
