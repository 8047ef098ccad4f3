import { sql } from 'kysely';
import { type OrderState, unpaidStates } from '#contract/plain/commerce';
import type { AlertKind } from '#contract/plain/payment-alerts';
import type { Db } from '#server/ctx';
import type { SiteId } from '#sites/site';

/** An order that may bar an erasure, at whichever site. `detail`: its state, or the kind of its alert. `at`: when it was sent the last time. */
export type BarringOrder = { number: number; site: SiteId; toCompanyId: number } & (
  | { kind: 'open'; detail: OrderState }
  | { kind: 'alert'; detail: AlertKind }
  | { kind: 'refund' | 'dispute'; detail: null }
  | { kind: 'sent'; detail: null; at: Date }
);

const openStates = [...unpaidStates, 'PAP'];

/** Open matters of these orders, by the orders' numbers. */
export const readBarringOrders = async (db: Db, orders: readonly number[]): Promise<BarringOrder[]> => {
  const own = sql`orders.id = any(${orders}::bigint[])`;
  const { rows } = await sql<BarringOrder>`
    select number, site, to_company_id as "toCompanyId", kind, detail, at from (
      select 1 as place, orders.id as of_order, 'open' as kind, state as detail, null::timestamptz as at, 0 as part
      from orders where ${own} and state = any(${openStates}::text[])
      union all
      select 2, orders.id, 'refund', null, null, 0 from orders where ${own} and exists (
        select from payment_refund join payment on payment.id = payment_id
        where payment.order_id = orders.id and done_at is null)
      union all
      select 3, orders.id, 'alert', kind, null, order_alert.id
      from orders join order_alert on order_alert.order_id = orders.id where ${own} and solved_at is null
      union all
      select 4, orders.id, 'dispute', null, null, 0 from orders where ${own}
        and exists (select from payment where payment.order_id = orders.id and status = 'disputed')
        and not exists (select from order_alert where order_alert.order_id = orders.id
          and kind = 'dispute' and solved_at is null)
      union all
      select 5, orders.id, 'sent', null, max(order_event.at), 0
      from orders join order_event on order_event.order_id = orders.id
      where ${own} and state = 'DIS' and to_state = 'DIS' and from_state <> 'DIS' group by orders.id
    ) as found join orders on orders.id = found.of_order
    order by number, place, part`.execute(db);
  return rows;
};

/** Whether somebody administrates and nobody else could. */
export const isLastAdministrator = async (db: Db, accountId: number | null): Promise<boolean> => {
  const { rows } = await sql`
    select from account_role where account_id = ${accountId}::bigint and role = 'administrator' and not exists (
      select from account_role other join account on account.id = other.account_id
      where other.role = 'administrator' and account.id <> ${accountId}::bigint
        and activated_at is not null and locked_at is null)`.execute(db);
  return rows.length > 0;
};
