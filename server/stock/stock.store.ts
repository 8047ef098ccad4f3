import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

export const readBranches = (db: Db) =>
  db
    .selectFrom('branch')
    .select(['id', 'code', 'name', 'in_use as isInUse'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** The free units of each of these products at the branches where it ever lay, in order: on-hand less reserved. */
export const readFree = async (db: Db, productIds: readonly number[]) => {
  const { rows } = await sql<{ productId: number; code: string; name: string; free: number }>`
    select stock.product_id as "productId", branch.code, branch.name, on_hand - reserved as free
    from stock join branch on branch.id = stock.branch_id where stock.product_id = any(${productIds}::bigint[])
    order by branch.position, branch.id`.execute(db);
  return rows;
};

/** Shows staff the branches to which units came back. */
export const useBranches = (db: Transaction, ids: readonly number[]) =>
  db.updateTable('branch').set({ in_use: true }).where('id', 'in', ids).where('in_use', '=', false).execute();

/** Locks every branch's row of these products, in key order, and reads them. */
export const lockRows = (db: Transaction, productIds: readonly number[]) =>
  db
    .selectFrom('stock')
    .select(['product_id as productId', 'branch_id as branchId', 'on_hand as onHand', 'reserved'])
    .select(sql<number | null>`(select min_stock from product where product.id = stock.product_id)`.as('minStock'))
    .where('product_id', 'in', productIds)
    .orderBy('product_id')
    .orderBy('branch_id')
    .forUpdate()
    .execute();

type StockChange = { productId: number; branchId: number; onHand: number; reserved: number };

/** Adds to on-hand and reserved where that keeps 0 ≤ reserved ≤ on-hand; answers how many rows it could change. */
export const changeRows = async (db: Transaction, changes: readonly StockChange[]): Promise<number> => {
  const values = sql.join(
    changes.map(
      (one) => sql`(${one.productId}::bigint, ${one.branchId}::bigint, ${one.onHand}::int, ${one.reserved}::int)`,
    ),
  );
  const result = await sql`
    update stock set on_hand = stock.on_hand + change.on_hand, reserved = stock.reserved + change.reserved
    from (values ${values}) as change (product_id, branch_id, on_hand, reserved)
    where stock.product_id = change.product_id and stock.branch_id = change.branch_id
      and stock.reserved + change.reserved between 0 and stock.on_hand + change.on_hand`.execute(db);
  return Number(result.numAffectedRows ?? 0);
};
