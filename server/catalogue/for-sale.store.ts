import { sql } from 'kysely';
import type { Db } from '#server/ctx';

export const readForSale = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return [];
  return db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'code', 'product.name', 'brand.name as brandName', 'price_cents as price'])
    .select(['is_public as isPublic', 'category_id as categoryId'])
    .select(sql<number>`iva_rate::float`.as('ivaRate'))
    .where('code', 'in', codes)
    .execute();
};
