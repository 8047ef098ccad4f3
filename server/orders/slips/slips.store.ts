import { type Insertable, type SqlBool, sql } from 'kysely';
import type { OrderSlip } from '#contract/order-parts';
import type { SlipState } from '#contract/plain/slips';
import type { Db, Transaction } from '#server/ctx';
import type { Tables } from '#server/tables';

const shownFields = sql`'guid', guid, 'at', sent_at, 'by', sent_by, 'reference', reference, 'fileName', file_name,
  'fileSize', case when file_name is not null then file_size end, 'state', state, 'decidedAt', decided_at,
  'decidedBy', decided_by, 'reason', reason`;

/** The slips of the row of `orders` that a query reads. */
export const slipsOfOrder = sql<OrderSlip[]>`(
  select coalesce(json_agg(json_build_object(${shownFields}) order by id), '[]')
  from order_slip where order_slip.order_id = orders.id)`;

/** Whether a slip of the row of `orders` that a query reads waits and was sent after `since`. */
export const slipWaitsSince = (since: Date) => sql<SqlBool>`exists (select from order_slip
  where order_slip.order_id = orders.id and order_slip.state = 'waiting' and order_slip.sent_at > ${since})`;

/** When the newest slip of an order that still waits was sent. */
export const readNewestWaiting = async (db: Db, orderId: number) => {
  const row = await db
    .selectFrom('order_slip')
    .select('sent_at as at')
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
};

/** The facts that decide whether one more may be sent. */
export const readSlips = (db: Db, orderId: number) =>
  db
    .selectFrom('order_slip')
    .select(['state', 'reference', 'file_hash as fileHash'])
    .where('order_id', '=', orderId)
    .execute();

export const insertSlip = (db: Transaction, row: Insertable<Tables['order_slip']>) =>
  db.insertInto('order_slip').values(row).execute();

const slipOfSite = (db: Db, site: string, guid: string) =>
  db
    .selectFrom('order_slip')
    .innerJoin('orders', 'orders.id', 'order_slip.order_id')
    .where('order_slip.guid', '=', guid)
    .where('orders.site', '=', site);

/** A slip of an order of this site, with whose order it is. */
export const readSlip = (db: Db, site: string, guid: string) =>
  slipOfSite(db, site, guid)
    .select([
      'order_slip.id',
      'order_slip.order_id as orderId',
      'order_slip.state',
      'order_slip.decided_by as decidedBy',
    ])
    .select(['orders.account_id as accountId', 'orders.to_company_id as toCompanyId'])
    .select(['order_slip.file_key as fileKey', 'order_slip.file_name as fileName', 'order_slip.file_type as fileType'])
    .executeTakeFirst();

type Decision = { state: Exclude<SlipState, 'waiting'>; at: Date; by: string; reason?: string };

/** Decides one slip; the caller holds its order. */
export const decideSlip = (db: Transaction, id: number, { state, at, by, reason }: Decision) =>
  db
    .updateTable('order_slip')
    .set({ state, decided_at: at, decided_by: by, reason: reason ?? null })
    .where('id', '=', id)
    .execute();

/** Approves the slips of an order that wait; the caller holds it. */
export const approveWaiting = (db: Transaction, orderId: number, { at, by }: Omit<Decision, 'state' | 'reason'>) =>
  db
    .updateTable('order_slip')
    .set({ state: 'approved', decided_at: at, decided_by: by })
    .where('order_id', '=', orderId)
    .where('state', '=', 'waiting')
    .execute();

/** Which of these names of files a slip has. */
export const readKnownKeys = async (db: Db, keys: readonly string[]) => {
  const { rows } = await sql<{ key: string }>`
    select file_key as key from order_slip where file_key = any(${keys}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
};

/** Decided slips with a file that were sent before that. */
export const readWithOldFile = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('order_slip')
    .select(['id', 'file_key as fileKey'])
    .where('file_key', 'is not', null)
    .where('sent_at', '<', before)
    .where('state', '!=', 'waiting')
    .orderBy('sent_at')
    .limit(limit)
    .execute();

/** Forgets the files of these slips, and what they were called. */
export const forgetFilesOf = (db: Db, ids: readonly number[]) =>
  sql`update order_slip set file_key = null, file_name = null where id = any(${ids}::bigint[])`.execute(db);
