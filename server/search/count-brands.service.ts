import type { Facet } from '#contract/catalogue';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { filterFamilies } from './autoparts.service.ts';
import { filterProducts } from './search.service.ts';

// A part's `brandId` holds makers of parts and of vehicles alike, which these two tell apart.
const brandKeys = { products: ['brandId'], autoparts: ['vehicleBrandId', 'partBrandId'] };

/** The filters by brand of the site's list of all that the caller may see; most first. From memory, no SQL. */
export const countBrands = async (ctx: MemoryCtx): Promise<Facet[]> => {
  const { kind } = ctx.site;
  const filter = kind === 'autoparts' ? filterFamilies : filterProducts;
  const { resultFilters } = await filter(ctx, { filters: {}, rowIndex: 0, rowsMax: 0, orderBy: 'REL' });
  return resultFilters.filter(({ key }) => brandKeys[kind].includes(key));
};
