import { listBrandsOf } from '#server/catalogue/brands.service';
import { applyChange, previewChange, undoChange } from '#server/catalogue/bulk-change.service';
import type { HandlersOf } from '#server/http/handlers';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { filterFamilies, filterFamiliesText, suggestFamilies } from './autoparts.service.ts';
import { countBrands } from './count-brands.service.ts';
import { showFamilyPage } from './find-family.service.ts';
import { listRelatedFamilies } from './related-families.service.ts';
import { filterProducts, filterProductsText } from './search.service.ts';
import { filterStock } from './stock-list.service.ts';
import { suggestProducts, suggestProductsText } from './suggest.service.ts';
import { listTopCategories } from './top-categories.service.ts';
import { listVehicleBrands, listVehicles, requireVehicle } from './vehicles.service.ts';
import { whichProducts } from './which-products.ts';

export const searchRoutes: HandlersOf<
  | 'product/filter'
  | 'product/suggest'
  | 'product/previewMany'
  | 'product/updateMany'
  | 'product/undoMany'
  | 'autopart/findByFamily'
  | 'autopart/filter'
  | 'autopart/suggest'
  | 'autopart/listRelated'
  | 'vehicle/filter'
  | 'vehicle/find'
  | 'brand/listByCategory'
  | 'brand/count'
  | 'category/listTop'
  | 'stock/filter',
  MemoryCtx
> = {
  'product/filter': { run: filterProducts, text: filterProductsText },
  'product/suggest': { run: suggestProducts, text: suggestProductsText },
  'product/previewMany': async (ctx, { which, change }) => ({
    data: await previewChange(ctx, await whichProducts(ctx, which), change),
  }),
  'product/updateMany': async (ctx, { which, change, seen }) => ({
    data: await applyChange(ctx, await whichProducts(ctx, which), change, seen),
  }),
  'product/undoMany': async (ctx, { changeId }) => ({ data: await undoChange(ctx, changeId) }),
  'autopart/findByFamily': async (ctx, { family }) => ({ data: await showFamilyPage(ctx, family) }),
  'autopart/filter': { run: filterFamilies, text: filterFamiliesText },
  'autopart/suggest': suggestFamilies,
  'autopart/listRelated': async (ctx, { family }) => ({ data: await listRelatedFamilies(ctx, family) }),
  'vehicle/filter': async (ctx, asked) => ({ data: await listVehicles(ctx, asked) }),
  'vehicle/find': async (ctx, { vehicleId }) => ({ data: await requireVehicle(ctx, vehicleId) }),
  'brand/listByCategory': async (ctx, { categoryId }) => ({
    data: await (ctx.site.kind === 'autoparts' ? listVehicleBrands(ctx, categoryId) : listBrandsOf(ctx, categoryId)),
  }),
  'category/listTop': async (ctx) => ({ data: await listTopCategories(ctx) }),
  'stock/filter': filterStock,
  'brand/count': async (ctx) => ({ data: await countBrands(ctx) }),
};
