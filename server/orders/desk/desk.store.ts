import { type Insertable, sql } from 'kysely';
import { countedQueues, type OrderQueue, orderQueues, type QueueCounts } from '#contract/plain/order-queues';
import type { Db, Transaction } from '#server/ctx';
import type { Tables } from '#server/tables';

const waitsAtBranch = sql<boolean>`(shipping_id = 'RES' and handed_over_at is null)`;

/** Whether an order stands in a queue. */
export const isInQueue = (queue: OrderQueue) => {
  const { states, waitsAtBranch: waits, isPrepared } = orderQueues[queue];
  const all = [sql`orders.state in (${sql.join(states.map((state) => sql.lit(state)))})`];
  if (waits !== undefined) all.push(waits ? waitsAtBranch : sql`not ${waitsAtBranch}`);
  if (isPrepared !== undefined) all.push(isPrepared ? sql`prepared_at is not null` : sql`prepared_at is null`);
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
};

/** The orders of which units lie at a branch or left from there; a list joins them as `held`, once for all of its orders. */
export const ordersHeldAt = (code: string) => sql<{ order_id: number }>`(
  select distinct order_id from order_allocation
  where branch_id = (select id from branch where branch.code = ${code}))`;

/** Whether an order is fetched at a branch, or is one of `ordersHeldAt` it. */
export const isOfBranch = (code: string) => sql<boolean>`(orders.branch_code = ${code} or held.order_id is not null)`;

type Work = QueueCounts & { slips: number; alerts: number; newest: number[] };

/** So many of the newest orders that wait are named. */
const newestMost = 10;

/** How many orders of a site stand in each counted queue, how many slips wait and alerts are open, and its newest orders to work on. `companies`: null is all. */
export const countWork = async (db: Db, site: string, companies: readonly number[] | null): Promise<Work> => {
  const own = sql`site = ${site} and (${companies === null} or to_company_id = any(${companies ?? []}::bigint[]))`;
  const queues = countedQueues.map(
    (queue) => sql`(select count(*) from orders where ${own} and ${isInQueue(queue)}) as ${sql.ref(queue)}`,
  );
  const { rows } = await sql<Work>`select ${sql.join(queues)},
    (select count(*) from order_slip slip join orders on orders.id = order_id where slip.state = 'waiting' and ${own}) as slips,
    (select count(*) from order_alert join orders on orders.id = order_id where solved_at is null and ${own}) as alerts,
    array(select number from (select number from orders
        where ${own} and (${isInQueue('collect')} or ${isInQueue('prepare')}) offset 0) as open
      order by number desc limit ${newestMost}) as newest`.execute(db);
  const [counted] = rows;
  if (!counted) throw new Error('A select of counts answers a row.');
  return counted;
};

/** When marks were set; null is never. */
export const readMarks = (db: Db, id: number) =>
  db
    .selectFrom('orders')
    .select(['shipping_id as shippingId', 'prepared_at as prepared', 'handed_over_at as handedOver'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The last account that set a mark, and when, by the reason of its event; undefined is none. */
export const readMarker = (db: Db, id: number, reason: string) =>
  db
    .selectFrom('order_event')
    .select(['by', 'account_id as accountId', 'at'])
    .where('order_id', '=', id)
    .where('reason', '=', reason)
    .whereRef('from_state', '=', 'to_state')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const updateMarks = (
  db: Transaction,
  id: number,
  marks: { prepared_at: Date | null } | { handed_over_at: Date | null },
) => db.updateTable('orders').set(marks).where('id', '=', id).execute();

type NewNote = Insertable<Tables['order_note']>;

/** How many notes an order has, and whether the account wrote the same one since then. */
export const readNoted = async (db: Db, { order_id, account_id, text }: NewNote, since: Date) => {
  const { rows } = await sql<{ count: number; isRepeated: boolean }>`
    select count(*) as count,
      coalesce(bool_or(account_id = ${account_id} and text = ${text} and at > ${since}), false) as "isRepeated"
    from order_note where order_id = ${order_id}`.execute(db);
  return rows[0] ?? { count: 0, isRepeated: false };
};

export const insertNote = (db: Transaction, note: NewNote) => db.insertInto('order_note').values(note).execute();

/** Notes of an order, the oldest first. */
export const notesOfOrder = sql<{ id: number; at: string; by: string; text: string }[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'at', at, 'by', by, 'text', text) order by id), '[]')
  from order_note where order_note.order_id = orders.id)`;

/** The branches that hold the units of each of its codes, as its lines name them, in the order of the branches. */
export const placesOfOrder = sql<{ code: string; branchCode: string; branchName: string; quantity: number }[]>`(
  select coalesce(json_agg(json_build_object('code', line.code, 'branchCode', branch.code, 'branchName', branch.name,
    'quantity', held.quantity) order by line.code, branch.position, branch.id), '[]')
  from order_allocation held
  join order_item line using (order_id, product_id) join branch on branch.id = held.branch_id
  where held.order_id = orders.id)`;
