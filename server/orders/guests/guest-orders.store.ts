import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/** Lets the new orders of one mailbox come one after the other. */
export const lockMailbox = (db: Transaction, mailbox: string) =>
  sql`select pg_advisory_xact_lock(hashtext('guest_order'), hashtext(${mailbox}))`.execute(db);

/** Notes that an order is a visitor's; of the key only its hash is kept. */
export const insertGuest = (db: Transaction, orderId: number, key: string) =>
  db
    .insertInto('guest_order')
    .values({ order_id: orderId, key_hash: hashOf(key) })
    .execute();

/** Whether nobody has pressed the link of this visitor's order. */
export const waitsForLink = async (db: Db, orderId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('guest_order')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
};
