import type { TestShop } from '#server/test/shop';

let last = 0;

/** A CFE that is noted on an order, put straight into the database with a number of its own. */
export const aCfe = async ({ database: { db }, ctx }: Pick<TestShop, 'database' | 'ctx'>, orderGuid: string) => {
  const orders = db.selectFrom('orders').select(['id', 'to_company_id']).where('guid', '=', orderGuid);
  const order = await orders.executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('order_cfe')
    .values({
      order_id: order.id,
      company_id: order.to_company_id,
      type: 101,
      series: 'Z',
      number: (last += 1),
      noted_at: ctx.clock(),
      noted_by: 'Vendedor',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { orderId: orderGuid, cfeId: id };
};
