import type { Facet } from '#contract/catalogue';
import { type FacetKind, offeredFacets } from '#contract/plain/facets';
import { type FacetItem, itemsOf } from '#web/data/facet-items';
import { type ListChange, type ListChoice, toggled, valuesIn } from './list-query.ts';

/** A filter of a list beside its category. `change` chooses a value or takes it away; without one nothing is chosen. */
export type FilterGroup = {
  /** Its name in the address; of specifications also which. */
  name: string;
  title: string;
  items: readonly FacetItem[];
  chosen: readonly string[];
  several: boolean;
  change: (id: string | undefined) => ListChange;
};

/** The filters by facets that an answer offers to a choice, beside its category. */
export const facetGroups = (kind: FacetKind, choice: ListChoice, facets: readonly Facet[]): FilterGroup[] =>
  offeredFacets(kind).map(({ key, address, title, several = false }): FilterGroup => {
    const chosen = choice[address] === undefined ? undefined : String(choice[address]);
    return {
      name: address,
      title,
      items: itemsOf(facets, key),
      chosen: valuesIn(chosen),
      several,
      change: (id) => ({ [address]: several && id ? toggled(chosen, id) : id === chosen ? undefined : id }),
    };
  });
