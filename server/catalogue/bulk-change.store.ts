import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

/** Ids of products, or codes. */
export type Which = { ids: readonly number[] } | { codes: readonly string[] };

const selectProducts = (db: Db, which: Which) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .innerJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      'product.code',
      'product.name',
      'product.price_cents as price',
      'product.is_public as isPublic',
      'product.brand_id as brandId',
      'brand.name as brandName',
      'product.category_id as categoryId',
      'category.name as categoryName',
    ])
    .where(
      'ids' in which
        ? sql<SqlBool>`product.id = any(${which.ids}::bigint[])`
        : sql<SqlBool>`product.code = any(${which.codes}::text[])`,
    )
    .orderBy('product.id');

export type BulkProduct = Awaited<ReturnType<typeof readBulk>>[number];

/** The fields of these products that a bulk change may change, in the order of their ids. */
export const readBulk = (db: Db, which: Which) => selectProducts(db, which).execute();

/** The same, kept from others' changes until the transaction ends. */
export const lockBulk = (db: Transaction, which: Which) =>
  selectProducts(db, which).forNoKeyUpdate('product').execute();

/** Whether a change is an import's, or its undo: that is taken back by the import alone. */
export const isOfImport = async (db: Db, changeId: string) => {
  const found = await db
    .selectFrom('import')
    .select('id')
    .where((row) => row.or([row('change_id', '=', changeId), row('undo_id', '=', changeId)]))
    .executeTakeFirst();
  return found !== undefined;
};
