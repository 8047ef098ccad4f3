import { sql } from 'kysely';
import type { Db } from '#server/ctx';

export const readForSale = async (db: Db, codes: readonly string[]) => {
  if (codes.length === 0) return [];
  return db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'price_cents as price', 'is_public as isPublic', 'category_id as categoryId'])
    .select(sql<number>`iva_rate::float`.as('ivaRate'))
    .where('code', 'in', codes)
    .execute();
};
