import type { Db } from '#server/ctx';

/** Category and maker of those of these products that belong to a family. */
export const readParts = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.code', 'product.family', 'category.name as categoryName', 'brand.name as brandName'])
    .where('product.code', 'in', codes)
    .where('product.family', 'is not', null)
    .$narrowType<{ family: string }>()
    .execute();
