import { type ActiveFilter, type FacetFilter, failedFilter, passesAll } from './active-filters.ts';
import { collectSlots, listedFor } from './slots-by-value.ts';
import type { VisibleSlots } from './visible-slots.ts';

const isOfFacet = (filter: ActiveFilter): filter is FacetFilter => filter.facet !== undefined;

/** Writes all visible slots into `into`; returns how many. */
const collectVisible = ({ visible }: VisibleSlots, into: Uint32Array): number => {
  let count = 0;
  for (let slot = 0; slot < into.length; slot++) if (visible[slot] === 1) into[count++] = slot;
  return count;
};

/**
 * The visible slots that pass the filters, of which there is one or more: the list of the facet's filter that is rarest
 * is walked, the others are looked up.
 */
export const filtered = (scope: VisibleSlots, filters: readonly ActiveFilter[], into: Uint32Array): Uint32Array => {
  const ofFacets = filters.filter(isOfFacet);
  const sizes = ofFacets.map(({ facet, places }) => listedFor(facet.listed, places));
  const rarest = ofFacets[sizes.indexOf(Math.min(...sizes))];
  const others = filters.filter((filter) => filter !== rarest);
  const count = rarest
    ? collectSlots(rarest.facet.listed, rarest.column, scope.visible, rarest.places, into)
    : collectVisible(scope, into);
  if (others.length === 0) return into.subarray(0, count);
  let passed = 0;
  for (let at = 0; at < count; at++) {
    const slot = into[at] ?? 0;
    if (failedFilter(others, slot) === passesAll) into[passed++] = slot;
  }
  return into.subarray(0, passed);
};
