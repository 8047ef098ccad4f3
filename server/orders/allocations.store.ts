import type { Db } from '#server/ctx';
import type { Allocation } from '#server/stock/stock.service';

export const insertAllocations = (db: Db, orderId: number, allocations: readonly Allocation[]) =>
  db
    .insertInto('order_allocation')
    .values(
      allocations.map((one) => ({
        order_id: orderId,
        product_id: one.productId,
        branch_id: one.branchId,
        quantity: one.quantity,
      })),
    )
    .execute();

export const deleteAllocations = (db: Db, orderId: number) =>
  db.deleteFrom('order_allocation').where('order_id', '=', orderId).execute();

export const readAllocations = async (db: Db, orderIds: readonly number[]): Promise<Allocation[]> => {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_allocation')
    .select(['product_id as productId', 'branch_id as branchId', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
};
