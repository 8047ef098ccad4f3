import { type FacetFilters, type FacetKind, facetsOf } from '#contract/plain/facets';
import type { ListChoice } from './list-query.ts';

const facetFilters = <K extends FacetKind>(kind: K, choice: ListChoice): FacetFilters<K> =>
  Object.fromEntries(
    facetsOf(kind).flatMap(({ key, address }) => (choice[address] ? [[key, choice[address]]] : [])),
  ) as unknown as FacetFilters<K>;

/** The filters of `product/filter` that a list's choice asks for. */
export const productFilters = (choice: ListChoice) => ({
  ...facetFilters('products', choice),
  ...(choice.t && { text: choice.t }),
});

/** The filters of `autopart/filter` that a list's choice asks for. */
export const autopartFilters = (choice: ListChoice) => {
  const { v, t, alto, ancho, tol } = choice;
  return {
    ...facetFilters('autoparts', choice),
    ...(v && { vehicleId: v }),
    ...(t && { text: t }),
    ...(alto && { height: alto }),
    ...(ancho && { width: ancho }),
    ...(tol !== undefined && { tolerance: tol }),
  };
};
