import { type Insertable, sql } from 'kysely';
import type { OrderCfe } from '#contract/order-parts';
import type { Db, Transaction } from '#server/ctx';
import type { Tables } from '#server/tables';

/** The CFE of the row of `orders` that a query reads. */
export const cfesOfOrder = sql<OrderCfe[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'type', type, 'series', series, 'number', number,
    'at', noted_at, 'by', noted_by) order by id), '[]')
  from order_cfe where order_cfe.order_id = orders.id)`;

export const countCfes = async (db: Db, orderId: number) => {
  const count = db.selectFrom('order_cfe').select((e) => e.fn.countAll<number>().as('count'));
  return (await count.where('order_id', '=', orderId).executeTakeFirstOrThrow()).count;
};

/** Notes one; false where its company has issued it for some order already. */
export const insertCfe = async (db: Transaction, row: Insertable<Tables['order_cfe']>) => {
  const added = await db
    .insertInto('order_cfe')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'type', 'series', 'number']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
};

type Issued = { company_id: number; type: number; series: string; number: number };

/** The order that a company issued this one for. */
export const readOrderOfCfe = (db: Db, { company_id, type, series, number }: Issued) =>
  db
    .selectFrom('order_cfe')
    .innerJoin('orders', 'orders.id', 'order_cfe.order_id')
    .select(['orders.id', 'orders.number'])
    .where('order_cfe.company_id', '=', company_id)
    .where('type', '=', type)
    .where('series', '=', series)
    .where('order_cfe.number', '=', number)
    .executeTakeFirst();

/** Takes one off an order; what it was, or undefined where the order has no such one. */
export const deleteCfe = (db: Transaction, orderId: number, id: number) =>
  db
    .deleteFrom('order_cfe')
    .where('order_id', '=', orderId)
    .where('id', '=', id)
    .returning(['type', 'series', 'number'])
    .executeTakeFirst();
