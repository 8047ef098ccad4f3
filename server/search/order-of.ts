import type { Parsed } from '#contract/contract';
import type { SearchOrder } from '#server/engine/search-engine';

/** How the engine calls the orders of lists: the price is its amount. */
export const orderOf: Record<Parsed<'product/filter'>['orderBy'], SearchOrder> = {
  REL: 'relevance',
  PLO: 'ascending',
  PHI: 'descending',
};
