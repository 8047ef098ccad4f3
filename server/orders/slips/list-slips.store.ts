import { sql } from 'kysely';
import type { SlipState } from '#contract/plain/slips';
import type { Db } from '#server/ctx';

type Wanted = {
  site: string;
  /** The companies to which the orders are addressed; all where none is named. */
  toCompanies?: readonly number[];
  orderNumber?: number | undefined;
  state?: SlipState | undefined;
};

const filtered = (db: Db, { site, toCompanies, orderNumber, state }: Wanted) => {
  let query = db
    .selectFrom('order_slip as slip')
    .innerJoin('orders', 'orders.id', 'slip.order_id')
    .where('orders.site', '=', site);
  if (toCompanies) query = query.where('orders.to_company_id', 'in', toCompanies.length > 0 ? toCompanies : [0]);
  if (orderNumber !== undefined) query = query.where('orders.number', '=', orderNumber);
  return state ? query.where('slip.state', '=', state) : query;
};

const alsoIn = sql<number[]>`(
  select coalesce(json_agg(distinct other.number order by other.number), '[]')
  from order_slip same join orders other on other.id = same.order_id
  where (same.file_hash = slip.file_hash or same.reference = slip.reference)
    and same.order_id <> slip.order_id and other.to_company_id = orders.to_company_id and other.site = orders.site)`;

/** A page of slips with what is shown of their orders, and how many there are in all. */
export const readListedSlips = async (db: Db, wanted: Wanted, rowIndex: number, rowsMax: number) => {
  const query = filtered(db, wanted);
  const { count } = await query.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['slip.guid', 'slip.sent_at as at', 'slip.sent_by as by', 'slip.reference', 'slip.file_name as fileName'])
    .select(['slip.file_size as fileSize', 'slip.state', 'slip.decided_at as decidedAt', 'slip.reason'])
    .select(['slip.decided_by as decidedBy', 'orders.guid as orderGuid', 'orders.number', 'orders.placed_at as date'])
    .select(['orders.state as orderState', 'orders.user_email as userEmail', 'orders.company_name as companyName'])
    .select(['orders.person_name as personName', 'orders.person_last_name as personLastName'])
    .select(['orders.to_company_id as toCompanyId', 'orders.payment_name as paymentName'])
    .select(['orders.total_cents as total', 'orders.total_uyu_cents as totalUYU', alsoIn.as('alsoIn')])
    .orderBy('slip.id', wanted.state === 'waiting' ? 'asc' : 'desc')
    .offset(rowIndex)
    .limit(rowsMax)
    .execute();
  return { rows, count };
};
