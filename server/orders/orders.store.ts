import { type Insertable, sql } from 'kysely';
import { type OrderState, unpaidStates } from '#contract/plain/commerce';
import type { Db, Transaction } from '#server/ctx';
import { slipWaitsSince } from '#server/orders/slips/slips.store';
import { Refusal } from '#server/refusal';
import type { Tables } from '#server/tables';

/** Columns that decide the moves of an order. */
export const moving = [
  'id',
  'guid',
  'number',
  'site',
  'state',
  'account_id as accountId',
  'to_company_id as toCompanyId',
  'payment_id as paymentId',
  'payment_name as paymentName',
  'shipping_id as shippingId',
  'branch_code as branchCode',
  'transfer_days as transferDays',
  'holds_stock as holdsStock',
  'hold_until as holdUntil',
  'total_cents as total',
  'user_email as userEmail',
] as const;

/** An order under lock, with what decides its moves. */
export type MovingOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

export const lockOrder = (db: Transaction, site: string, guid: string) =>
  db
    .selectFrom('orders')
    .select(moving)
    .where('guid', '=', guid)
    .where('site', '=', site)
    .forUpdate()
    .executeTakeFirst();

export const lockOrderById = (db: Transaction, id: number) =>
  db.selectFrom('orders').select(moving).where('id', '=', id).forUpdate().executeTakeFirst();

/** Lets the clock look at an order again later. */
export const postpone = (db: Transaction, id: number, until: Date) =>
  db.updateTable('orders').set({ hold_until: until }).where('id', '=', id).execute();

const fullName = sql<string>`account.first_name || ' ' || account.last_name`.as('name');

/**
 * The account that buys, locked so that one person's new orders come one after the other, with what an order copies.
 * Joined rows are read once the lock is there: the account may be another company's by then. A 401 where it was erased
 * meanwhile.
 */
export const lockBuyer = (db: Transaction, accountId: number) =>
  db
    .with('account', (e) => e.selectFrom('account').selectAll().where('id', '=', accountId).forNoKeyUpdate())
    .selectFrom('account')
    .leftJoin('person', 'person.id', 'account.person_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select(['account.email', fullName])
    .select(['person.id as personId', 'person.name as personName', 'person.last_name as personLastName'])
    .select(['person.identifier as personIdentifier', 'company.id as companyId', 'company.name as companyName'])
    .select('company.identifier as companyIdentifier')
    .executeTakeFirstOrThrow(() => new Refusal('session.none'));

/** The name of an account in the history: first and last name. */
export const readName = async (db: Db, accountId: number) =>
  (await db.selectFrom('account').select(fullName).where('id', '=', accountId).executeTakeFirstOrThrow()).name;

const isGuests = sql<boolean>`exists (select from guest_order where order_id = orders.id)`;

export const readPlaced = (db: Db, guid: string) =>
  db
    .selectFrom('orders')
    .select(['id', 'site', 'content_hash as contentHash'])
    .select(sql<number | null>`coalesce(seller_account_id, account_id)`.as('placedBy'))
    .select(isGuests.as('isGuests'))
    .where('guid', '=', guid)
    .executeTakeFirst();

/** The next number of an order. To take it makes all others wait until the end of the transaction. */
export const takeNumber = async (db: Transaction): Promise<number> => {
  const row = await db
    .insertInto('counter')
    .values({ name: 'order', value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: sql`counter.value + 1` }))
    .returning('value')
    .executeTakeFirstOrThrow();
  return row.value;
};

/** The new order's id, or undefined where its guid is taken. */
export const insertOrder = async (db: Transaction, values: Insertable<Tables['orders']>) => {
  const row = await db
    .insertInto('orders')
    .values(values)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

type Rows<T extends keyof Tables> = readonly Insertable<Tables[T]>[];
type Parts = { items: Rows<'order_item'>; allocations: Rows<'order_allocation'>; events: Rows<'order_event'> };

/** Inserts what belongs to a new order, in one statement: the same text for however many lines, so it is planned once. */
export const insertParts = (db: Transaction, { items, allocations, events }: Parts) =>
  sql`with items as (${insertJson('order_item', items)}),
      allocations as (${insertJson('order_allocation', allocations)})
    ${insertJson('order_event', events)}`.execute(db);

const insertJson = <T extends keyof Tables>(table: T, rows: Rows<T>) => {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
};

export const insertEvents = (db: Transaction, events: Rows<'order_event'>) =>
  db.insertInto('order_event').values(events).execute();

/** The last event but one that was to be mailed was not, as the newest took the place of its mail. */
export const unmarkMailed = (db: Transaction, orderId: number) =>
  sql`update order_event set mailed = false where id =
    (select id from order_event where order_id = ${orderId} and mailed order by id desc offset 1 limit 1)`.execute(db);

export const readLines = (db: Db, orderId: number) =>
  db
    .selectFrom('order_item')
    .select(['product_id as productId', 'code', 'name', 'quantity'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

/** When an order was shipped the last time. */
export const readShipped = async (db: Db, orderId: number): Promise<Date> => {
  const row = await db
    .selectFrom('order_event')
    .select('at')
    .where('order_id', '=', orderId)
    .where('to_state', '=', 'DIS')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return row.at;
};

type Moved = {
  state: OrderState;
  holds_stock: boolean;
  hold_until?: Date | null;
  reminded_at?: Date | null;
  payment_id?: string;
  payment_name?: string;
};

/** Lets an order wait until then. */
export const prolong = (db: Transaction, id: number, values: { hold_until: Date | null; reminded_at: Date | null }) =>
  db.updateTable('orders').set(values).where('id', '=', id).execute();

export const updateOrder = (db: Transaction, id: number, values: Moved) =>
  db.updateTable('orders').set(values).where('id', '=', id).execute();

type Dispatch = { branch_code?: string; branch_name?: string; carrier_name?: string | null; tracking?: string | null };

/** Keeps what is given of a dispatch. */
export const updateDispatch = async (db: Transaction, id: number, given: Dispatch) => {
  if (Object.keys(given).length > 0) await db.updateTable('orders').set(given).where('id', '=', id).execute();
};

/** Ids of this site's orders whose time is over, the longest over first; without those whose slip waits that was sent after `slipsSince`. */
export const readOverdue = async (db: Db, site: string, now: Date, slipsSince: Date, limit: number) => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('site', '=', site)
    .where('state', 'in', unpaidStates)
    .where('hold_until', '<=', now)
    .where((e) => e.not(slipWaitsSince(slipsSince)))
    .orderBy('hold_until')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
};

/** Ids of this site's pending orders that end between now and `until`, were not reminded of it and have no slip that waits. */
export const readToRemind = async (db: Db, site: string, now: Date, until: Date, limit: number) => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('site', '=', site)
    .where('state', '=', 'PPE')
    .where('hold_until', '>', now)
    .where('hold_until', '<=', until)
    .where('reminded_at', 'is', null)
    .where((e) => e.not(slipWaitsSince(new Date(0))))
    .orderBy('hold_until')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
};

/** False where the order was reminded already, or waits no more. */
export const markReminded = async (db: Transaction, id: number, at: Date) => {
  const row = await db
    .updateTable('orders')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('state', '=', 'PPE')
    .where('reminded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
