import type { Db, Transaction } from '#server/ctx';
import type { Allocation } from '#server/stock/stock.service';

/** The rows of an order's allocations, to be inserted. */
export const allocationRows = (orderId: number, allocations: readonly Allocation[]) =>
  allocations.map(({ productId, branchId, quantity }) => ({
    order_id: orderId,
    product_id: productId,
    branch_id: branchId,
    quantity,
  }));

export const insertAllocations = (db: Transaction, orderId: number, allocations: readonly Allocation[]) =>
  db.insertInto('order_allocation').values(allocationRows(orderId, allocations)).execute();

export const deleteAllocations = (db: Transaction, orderId: number) =>
  db.deleteFrom('order_allocation').where('order_id', '=', orderId).execute();

export const readAllocations = async (db: Db, orderIds: readonly number[]): Promise<Allocation[]> => {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_allocation')
    .select(['product_id as productId', 'branch_id as branchId', 'quantity'])
    .where('order_id', 'in', orderIds)
    .execute();
};
