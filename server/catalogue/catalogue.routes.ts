import type { categoryCalls } from '#contract/categories';
import { listBrands, listProviders } from '#server/catalogue/brands.service';
import { requireCategory, showCategories } from '#server/catalogue/categories.service';
import { countStock, requireStocked, setStock, transferStock } from '#server/catalogue/change-stock.service';
import {
  addCategory,
  changeCategory,
  listKept,
  moveCategory,
  removeCategory,
} from '#server/catalogue/edit-categories.service';
import { addProduct, changeProduct } from '#server/catalogue/edit-product.service';
import { findStockByCode, listStockByCodes } from '#server/catalogue/for-sale.service';
import { mergeCategories, previewCategoryMerge } from '#server/catalogue/merge-categories.service';
import { listPacks } from '#server/catalogue/packs.service';
import { findProduct, findProductText, listRelated } from '#server/catalogue/products.service';
import type { HandlersOf } from '#server/http/handlers';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

export const catalogueRoutes: HandlersOf<
  | 'category/list'
  | 'category/find'
  | keyof typeof categoryCalls
  | 'brand/list'
  | 'provider/list'
  | 'product/find'
  | 'product/listRelated'
  | 'product/add'
  | 'product/update'
  | 'stock/find'
  | 'stock/listByCodes'
  | 'stock/set'
  | 'stock/count'
  | 'stock/transfer',
  MemoryCtx
> = {
  'category/list': async (ctx) => ({ data: await showCategories(ctx) }),
  'category/find': async (ctx, { categoryId }) => ({ data: await requireCategory(ctx, categoryId) }),
  'category/listWhole': async (ctx) => ({ data: await listKept(ctx) }),
  'category/add': async (ctx, input) => ({ data: await addCategory(ctx, input) }),
  'category/update': async (ctx, input) => ({ data: await changeCategory(ctx, input) }),
  'category/move': async (ctx, input) => ({ data: await moveCategory(ctx, input) }),
  'category/previewMerge': async (ctx, input) => ({ data: await previewCategoryMerge(ctx, input) }),
  'category/merge': async (ctx, input) => ({ data: await mergeCategories(ctx, input) }),
  'category/remove': async (ctx, input) => ({ data: await removeCategory(ctx, input) }),
  'brand/list': async (ctx) => ({ data: await listBrands(ctx) }),
  'provider/list': async (ctx) => ({ data: await listProviders(ctx) }),
  'product/find': {
    run: async (ctx, { code }) => ({ data: await findProduct(ctx, code) }),
    text: (ctx, { code }) => findProductText(ctx, code),
  },
  'product/listRelated': async (ctx, { code }) => ({
    data: await listRelated(ctx, code),
    packs: await listPacks(ctx, code),
  }),
  'product/add': async (ctx, input) => ({ data: await addProduct(ctx, input) }),
  'product/update': {
    run: async (ctx, input) => ({ data: await changeProduct(ctx, input) }),
    exists: (ctx, { code }) => requireStocked(ctx, String(code)),
  },
  'stock/find': {
    run: async (ctx, { code, quantity }) => ({ data: await findStockByCode(ctx, code, quantity) }),
    exists: (ctx, { code }) => findStockByCode(ctx, String(code), 1),
  },
  'stock/listByCodes': async (ctx, { codes, quantities }) => ({ data: await listStockByCodes(ctx, codes, quantities) }),
  'stock/set': {
    run: async (ctx, input) => ({ data: await setStock(ctx, input) }),
    exists: (ctx, { code }) => requireStocked(ctx, String(code)),
  },
  'stock/count': async (ctx, input) => ({ data: await countStock(ctx, input) }),
  'stock/transfer': {
    run: async (ctx, input) => ({ data: await transferStock(ctx, input) }),
    exists: (ctx, { code }) => requireStocked(ctx, String(code)),
  },
};
