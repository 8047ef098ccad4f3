import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { isBelow } from '#server/read-model/visibility';

type Asked = { site: string; productId: number; email: string; at: Date; expiresAt: Date };

/** The row of a mailbox and a product, locked; a new one waits. */
export const lockNotice = async (db: Transaction, { site, productId, email, at, expiresAt }: Asked, endKey: string) => {
  await db
    .insertInto('arrival_notice')
    .values({
      site,
      product_id: productId,
      email,
      state: 'waiting',
      asked_at: at,
      end_key: endKey,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['email', 'product_id']).doNothing())
    .execute();
  return db
    .selectFrom('arrival_notice')
    .select(['id', 'state', 'end_key as endKey'])
    .where('email', '=', email)
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

/** How many other products a mailbox waits for, confirmed or not. */
export const countOthers = async (db: Db, email: string, productId: number) => {
  const { count } = await db
    .selectFrom('arrival_notice')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('email', '=', email)
    .where('product_id', '!=', productId)
    .where('state', 'in', ['waiting', 'confirmed'])
    .executeTakeFirstOrThrow();
  return Number(count);
};

type Link = { keyHash: Buffer; until: Date };

/** Notes when it was asked for, and the link by which it is confirmed; the one before dies. */
export const saveAsked = (
  db: Transaction,
  id: number,
  { site, at, textVersion }: { site: string; at: Date; textVersion: string },
  { keyHash, until }: Link,
) =>
  db
    .updateTable('arrival_notice')
    .set({
      site,
      text_version: textVersion,
      asked_at: at,
      confirm_key_hash: keyHash,
      confirm_until: until,
      expires_at: sql`greatest(expires_at, ${until})`,
    })
    .where('id', '=', id)
    .execute();

/** The row that a link confirms, locked, with its product, unless the link is dead. */
export const lockByConfirmKey = (db: Transaction, site: string, keyHash: Buffer, now: Date) =>
  db
    .selectFrom('arrival_notice')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['arrival_notice.id', 'state', 'code', 'name'])
    .where('site', '=', site)
    .where('confirm_key_hash', '=', keyHash)
    .where('confirm_until', '>', now)
    .forUpdate('arrival_notice')
    .executeTakeFirst();

export const markConfirmed = (db: Transaction, id: number, { at, expiresAt }: { at: Date; expiresAt: Date }) =>
  db
    .updateTable('arrival_notice')
    .set({ state: 'confirmed', confirmed_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();

const dead = { confirm_key_hash: null, confirm_until: null };

/** Confirms at once, for an account: no link, and no text beside that of its registration. */
export const markOwn = (
  db: Transaction,
  id: number,
  { site, at, expiresAt }: { site: string; at: Date; expiresAt: Date },
) =>
  db
    .updateTable('arrival_notice')
    .set({
      ...dead,
      site,
      state: 'confirmed',
      asked_at: at,
      confirmed_at: at,
      expires_at: expiresAt,
      text_version: null,
    })
    .where('id', '=', id)
    .execute();

/** Ends a wish; whether there is one with this key. */
export const markEnded = async (db: Db, site: string, endKey: string, expiresAt: Date) => {
  const found = await db
    .updateTable('arrival_notice')
    .set((e) => ({
      ...dead,
      state: 'ended',
      expires_at: e.case().when('state', '=', 'ended').then(e.ref('expires_at')).else(expiresAt).end(),
    }))
    .where('site', '=', site)
    .where('end_key', '=', endKey)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
};

/** The next products of a site that somebody waits for, by their ids; the index is stepped through, so it costs by them alone. */
export const readWanted = async (db: Db, site: string, after: number, limit: number) => {
  const next = sql`select min(product_id) from arrival_notice where site = ${site} and state = 'confirmed'`;
  const { rows } = await sql<{ id: number }>`
    with recursive wanted (id, place) as (
      select (${next} and product_id > ${after}), 1
      union all select (${next} and product_id > wanted.id), place + 1 from wanted where place < ${limit} and id is not null)
    select id from wanted where id is not null order by id`.execute(db);
  return rows.map(({ id }) => id);
};

/** Those of the products that are sold below a category and can be had now. */
export const readArrived = (db: Db, ids: readonly number[], root: string) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'price_cents as price'])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('is_public', '=', true)
    .where(isBelow(root))
    .where(sql<boolean>`(select sum(on_hand - reserved) from stock where product_id = product.id) > 0`)
    .orderBy('id')
    .execute();

/** Some of those who wait for a product, locked, the first to confirm first; rows that others work on are left to them. */
export const lockWaiting = (db: Transaction, site: string, productId: number, limit: number) =>
  db
    .selectFrom('arrival_notice')
    .select(['id', 'email', 'end_key as endKey'])
    .where('site', '=', site)
    .where('product_id', '=', productId)
    .where('state', '=', 'confirmed')
    .orderBy('confirmed_at')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export const markSent = (db: Transaction, ids: readonly number[], expiresAt: Date) =>
  db
    .updateTable('arrival_notice')
    .set({ ...dead, state: 'sent', expires_at: expiresAt })
    .where('id', 'in', ids)
    .execute();

export const deleteExpired = (db: Db, now: Date) =>
  db.deleteFrom('arrival_notice').where('expires_at', '<', now).execute();
