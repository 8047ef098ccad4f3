import { sql } from 'kysely';
import type { OrderState } from '#contract/plain/commerce';
import type { Db } from '#server/ctx';

type Row = {
  branchCode: string;
  branchName: string;
  quantity: number;
  guid: string;
  number: number;
  date: Date;
  state: OrderState;
  toCompanyId: number;
  personName: string | null;
  companyName: string | null;
};

/** The units of a product that orders hold, by its code, branch by branch, the oldest first. */
export const readHolds = async (db: Db, code: string) => {
  const { rows } = await sql<Row>`
    select branch.code as "branchCode", branch.name as "branchName", held.quantity, orders.guid, orders.number,
      orders.placed_at as date, orders.state, orders.to_company_id as "toCompanyId",
      orders.person_name || ' ' || orders.person_last_name as "personName", orders.company_name as "companyName"
    from product
    join order_allocation as held on held.product_id = product.id
    join orders on orders.id = held.order_id and orders.holds_stock
    join branch on branch.id = held.branch_id
    where product.code = ${code}
    order by branch.position, branch.id, orders.id`.execute(db);
  return rows;
};
