import type { Facet } from '#contract/catalogue';

export type FacetItem = Facet['items'][number];

/** The choices that a list still has of one kind, with how many each leaves. */
export const itemsOf = (facets: readonly Facet[], key: string): readonly FacetItem[] =>
  facets.find((facet) => facet.key === key)?.items ?? [];
