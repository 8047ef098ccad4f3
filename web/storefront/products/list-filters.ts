import type { Input } from '#contract/contract';
import { type FacetKind, facetsOf } from '#contract/plain/facets';
import type { ListChoice } from './list-query.ts';

/** Filters by price and stock. */
const offerFilters = ({ desde, hasta, stock }: ListChoice) => ({
  ...(desde && { priceFrom: desde }),
  ...(hasta && { priceTo: hasta }),
  ...(stock && { inStock: true }),
});

const facetFilters = (kind: FacetKind, choice: ListChoice) =>
  Object.fromEntries(facetsOf(kind).flatMap(({ key, address }) => (choice[address] ? [[key, choice[address]]] : [])));

/** The filters of `product/filter` that a list's choice asks for. */
export const productFilters = (choice: ListChoice): Input<'product/filter'>['filters'] => {
  const { t, e } = choice;
  return {
    ...facetFilters('products', choice),
    ...(e && { specifications: e }),
    ...offerFilters(choice),
    ...(t && { text: t }),
  };
};

/** The filters of `autopart/filter` that a list's choice asks for. */
export const autopartFilters = (choice: ListChoice): Input<'autopart/filter'>['filters'] => {
  const { v, t, alto, ancho, tol } = choice;
  return {
    ...facetFilters('autoparts', choice),
    ...offerFilters(choice),
    ...(v && { vehicleId: v }),
    ...(t && { text: t }),
    ...(alto && { height: alto }),
    ...(ancho && { width: ancho }),
    ...(tol !== undefined && { tolerance: tol }),
  };
};
