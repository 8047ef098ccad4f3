import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { listedOrders, type OrderFilter, selectOrders } from '#server/orders/order-view.store';

/** The orders of a company that sold them, by their numbers. */
type Of = { site: string; toCompany?: number | undefined; numbers?: readonly number[] | undefined };
/** The same by when they were paid: from a moment to just before another; with `listed` those of a list, paid or not. */
export type Paid = Of & { from?: Date | undefined; before?: Date | undefined; listed?: OrderFilter | undefined };

/** Paid, or cancelled since: what was invoiced may need a credit note. */
const wasPaid = sql<SqlBool>`(state in ('PAP', 'DIS') or state = 'CAN' and exists (
  select from order_event where order_event.order_id = orders.id and to_state = 'PAP'))`;

const paidAt = sql<Date | null>`(select max(at) from order_event
  where order_event.order_id = orders.id and to_state = 'PAP' and from_state is distinct from 'PAP')`;

// The money that went back of the payment that counts; a payment too many that was given back is none of its own.
const refunds = sql<{ currency: string; amount: number }[]>`(
  select coalesce(json_agg(json_build_object('currency', currency, 'amount', refunded_cents) order by id), '[]')
  from payment where payment.order_id = orders.id and refunded_cents > 0 and not exists (
    select from order_alert where order_alert.payment_id = payment.id and kind in ('paidTwice', 'wrongAmount')))`;

const ordersOf = (db: Db, { site, toCompany, numbers }: Of) => {
  let query = selectOrders(db).where('site', '=', site);
  if (toCompany !== undefined) query = query.where('to_company_id', '=', toCompany);
  return numbers ? query.where('number', 'in', numbers) : query;
};

const paid = (db: Db, { from, before, listed, ...of }: Paid) => {
  let query = ordersOf(db, of).where(listed ? ({ eb }) => eb('id', 'in', listedOrders(db, listed)) : wasPaid);
  if (from) query = query.where(paidAt, '>=', from);
  return before ? query.where(paidAt, '<', before) : query;
};

/** The next of these orders of a site by their ids, each with when it was paid. */
export const readPaidOrders = (db: Db, which: Paid, after: number, count: number) =>
  paid(db, which)
    .select(['id', paidAt.as('paidAt'), refunds.as('refunds')])
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

const countOf = async (which: ReturnType<typeof ordersOf>) => {
  const counted = which.clearSelect().select((e) => e.fn.countAll<number>().as('count'));
  return (await counted.executeTakeFirstOrThrow()).count;
};

export const countOrders = (db: Db, of: Of) => countOf(ordersOf(db, of));
export const countPaidOrders = (db: Db, which: Paid) => countOf(paid(db, which));
