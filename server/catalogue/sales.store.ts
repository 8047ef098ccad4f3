import { sql } from 'kysely';
import type { Transaction } from '#server/ctx';

type Units = { productId: number; quantity: number };

export const addSales = async (db: Transaction, units: readonly Units[], day: string) => {
  await db
    .insertInto('product_sale')
    .values(units.map(({ productId, quantity }) => ({ product_id: productId, sale_date: day, quantity })))
    .onConflict((conflict) =>
      conflict
        .columns(['product_id', 'sale_date'])
        .doUpdateSet((e) => ({ quantity: e('product_sale.quantity', '+', e.ref('excluded.quantity')) })),
    )
    .execute();
};

/** A day of which nothing is left is gone. */
export const subtractSales = async (db: Transaction, units: readonly Units[], day: string) => {
  const values = sql.join(units.map((one) => sql`(${one.productId}::bigint, ${one.quantity}::int)`));
  const back = sql`(values ${values}) as back (product_id, quantity)`;
  const same = sql`product_sale.product_id = back.product_id and product_sale.sale_date = ${day}::date`;
  await sql`delete from product_sale using ${back} where ${same} and product_sale.quantity <= back.quantity`.execute(
    db,
  );
  await sql`update product_sale set quantity = product_sale.quantity - back.quantity from ${back}
    where ${same} and product_sale.quantity > back.quantity`.execute(db);
};
