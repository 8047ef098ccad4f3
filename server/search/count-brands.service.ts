import type { Facet } from '#contract/catalogue';
import { facetsOf } from '#contract/plain/facets';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { filterFamilies } from './autoparts.service.ts';
import { filterProducts } from './search.service.ts';

/** The filters that the menu shows (by brand) of the site's list of all that the caller may see; most first. From memory, no SQL. */
export const countBrands = async (ctx: MemoryCtx): Promise<Facet[]> => {
  const { kind } = ctx.site;
  const filter = kind === 'autoparts' ? filterFamilies : filterProducts;
  const { resultFilters } = await filter(ctx, { filters: {}, rowIndex: 0, rowsMax: 0, orderBy: 'REL' });
  const shown = facetsOf(kind).flatMap(({ key, menu }) => (menu === undefined ? [] : key));
  return resultFilters.filter(({ key }) => shown.some((one) => one === key));
};
