import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

export const readRows = (db: Db, productIds: readonly number[]) =>
  db
    .selectFrom('stock')
    .select(['product_id as productId', 'branch_id as branchId', 'on_hand as onHand', 'reserved'])
    .where(sql<SqlBool>`product_id = any(${productIds}::bigint[])`)
    .execute();

/** Makes empty rows where a branch never had the product. */
export const insertMissing = async (db: Transaction, rows: readonly { productId: number; branchId: number }[]) => {
  if (rows.length === 0) return;
  await sql`
    insert into stock (product_id, branch_id)
    select * from unnest(${rows.map((row) => row.productId)}::bigint[], ${rows.map((row) => row.branchId)}::bigint[])
    on conflict do nothing`.execute(db);
};
