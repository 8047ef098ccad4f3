import type { Db, Transaction } from '#server/ctx';

type Asked = { site: string; email: string; textVersion: string; at: Date };

/** The row of a site and an e-mail, locked; a new one waits. */
export const lockSubscription = async (db: Transaction, asked: Asked, unsubscribeKey: string) => {
  const { site, email, textVersion, at } = asked;
  await db
    .insertInto('newsletter_subscription')
    .values({
      site,
      email,
      state: 'waiting',
      text_version: textVersion,
      asked_at: at,
      unsubscribe_key: unsubscribeKey,
    })
    .onConflict((conflict) => conflict.columns(['site', 'email']).doNothing())
    .execute();
  return db
    .selectFrom('newsletter_subscription')
    .select(['id', 'state', 'unsubscribe_key as unsubscribeKey'])
    .where('site', '=', site)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow();
};

type Link = { keyHash: Buffer; until: Date };

/** The subscription that was asked for, and the link by which it is confirmed; the one before dies. */
export const saveAsked = (db: Transaction, id: number, { textVersion, at }: Asked, { keyHash, until }: Link) =>
  db
    .updateTable('newsletter_subscription')
    .set({ text_version: textVersion, asked_at: at, confirm_key_hash: keyHash, confirm_until: until })
    .where('id', '=', id)
    .execute();

/** The row that a link confirms, locked, unless the link is dead. */
export const lockByConfirmKey = (db: Transaction, site: string, keyHash: Buffer, now: Date) =>
  db
    .selectFrom('newsletter_subscription')
    .select(['id', 'state', 'email', 'unsubscribe_key as unsubscribeKey'])
    .where('site', '=', site)
    .where('confirm_key_hash', '=', keyHash)
    .where('confirm_until', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const markConfirmed = (db: Transaction, id: number, at: Date) =>
  db
    .updateTable('newsletter_subscription')
    .set({ state: 'confirmed', confirmed_at: at, unsubscribed_at: null })
    .where('id', '=', id)
    .execute();

/** Ends a subscription, once; whether there is one with this key. */
export const markUnsubscribed = async (db: Db, site: string, unsubscribeKey: string, at: Date) => {
  const found = await db
    .updateTable('newsletter_subscription')
    .set((e) => ({
      state: 'unsubscribed',
      unsubscribed_at: e.fn.coalesce('unsubscribed_at', e.val(at)),
      confirm_key_hash: null,
      confirm_until: null,
    }))
    .where('site', '=', site)
    .where('unsubscribe_key', '=', unsubscribeKey)
    .returning('id')
    .executeTakeFirst();
  return found !== undefined;
};

/** The confirmed ones of a site after this row, in the order of their rows. */
export const readConfirmed = (db: Db, site: string, afterId: number, limit: number) =>
  db
    .selectFrom('newsletter_subscription')
    .select(['id', 'email', 'text_version as textVersion', 'confirmed_at as confirmedAt'])
    .select('unsubscribe_key as unsubscribeKey')
    .where('site', '=', site)
    .where('state', '=', 'confirmed')
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();

export const countConfirmed = async (db: Db, site: string) => {
  const { count } = await db
    .selectFrom('newsletter_subscription')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('site', '=', site)
    .where('state', '=', 'confirmed')
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Deletes what was asked for before this moment and never confirmed. */
export const deleteNeverConfirmed = (db: Db, before: Date) =>
  db.deleteFrom('newsletter_subscription').where('confirmed_at', 'is', null).where('asked_at', '<', before).execute();
