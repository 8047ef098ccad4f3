import type { ProductOrder } from '#contract/catalogue';
import type { Parsed } from '#contract/contract';
import type { SearchOrder } from '#server/engine/search-engine';

/** How the engine calls the orders that it knows: the price is its amount. */
export const orderOf: Record<Parsed<'autopart/filter'>['orderBy'], SearchOrder> &
  Partial<Record<ProductOrder, SearchOrder>> = {
  REL: 'relevance',
  PLO: 'ascending',
  PHI: 'descending',
};
