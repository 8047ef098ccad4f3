import { sql } from 'kysely';
import type { Db } from '#server/ctx';

/** Whether mails go to the demo's mailbox instead of out. */
export const readIsDemo = async (db: Db) =>
  (await db.selectFrom('shop').select('is_demo').executeTakeFirst())?.is_demo ?? false;

/** Takes a mail that waits, until `until`; undefined where it is sent, refused or in other hands. */
export const claimMail = (db: Db, id: number, now: Date, until: Date) =>
  db
    .updateTable('mail')
    .set({ claimed_until: until, tried_at: now })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<', now)]))
    .returningAll()
    .executeTakeFirst();

export const markSent = (db: Db, id: number, at: Date) =>
  db
    .updateTable('mail')
    .set({ sent_at: at, claimed_until: null, last_error: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();

export const markFailed = (db: Db, id: number, error: string, failedAt: Date | null) =>
  db
    .updateTable('mail')
    .set({ claimed_until: null, last_error: error.slice(0, 500), failed_at: failedAt })
    .where('id', '=', id)
    .execute();

/** Mails that nobody has tried to send since `before`, oldest first; with `untried` also those never tried. */
export const readForgotten = (db: Db, before: Date, untried: boolean) =>
  db
    .selectFrom('mail')
    .select(['id', 'site'])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where((e) =>
      e.or([sql<boolean>`coalesce(tried_at, at) < ${before}`, ...(untried ? [e('tried_at', 'is', null)] : [])]),
    )
    .orderBy('id')
    .limit(1000)
    .execute();

export const countWaiting = async (db: Db) => {
  const waiting = db.selectFrom('mail').where('sent_at', 'is', null).where('failed_at', 'is', null);
  return (await waiting.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
};

/** The newest mails first; with `to` only those to that address. */
export const readMailbox = (db: Db, to: string | undefined) =>
  db
    .selectFrom('mail')
    .select(['recipient as to', 'subject', 'text', 'html', 'at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
