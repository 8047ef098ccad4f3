import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import type { Branch } from '#sites/site';

export const readBranches = (db: Db) =>
  db.selectFrom('branch').select(['id', 'code', 'name']).orderBy('position').orderBy('id').execute();

/** All that the shop says of its branches, in order. */
export const readWholeBranches = (db: Db) =>
  db
    .selectFrom('branch')
    .select(['code', 'name', 'address', 'phone', 'whatsapp', 'hours', 'geolocation'])
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Per branch in order what each of these products has: on-hand less reserved. */
export const readFree = async (db: Db, productIds: readonly number[]) => {
  const { rows } = await sql<{ productId: number; code: string; name: string; free: number }>`
    select asked.id as "productId", branch.code, branch.name, coalesce(on_hand - reserved, 0) as free
    from unnest(${productIds}::bigint[]) as asked (id) cross join branch
    left join stock on stock.product_id = asked.id and stock.branch_id = branch.id
    order by branch.position, branch.id`.execute(db);
  return rows;
};

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

export const addBranches = (db: Transaction, branches: readonly Branch[]) =>
  db
    .insertInto('branch')
    .values(
      branches.map(({ code, name, address, city, phone, whatsapp, hours, geolocation }, position) => ({
        code,
        name,
        phone,
        whatsapp,
        hours,
        position,
        address: `${address}, ${city}`,
        geolocation: geolocation.join(','),
      })),
    )
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute();
