import { sql } from 'kysely';
import type { Db } from '#server/ctx';

/** Whether mails go to the demo's mailbox instead of out. */
export const readIsDemo = async (db: Db) =>
  (await db.selectFrom('shop').select('is_demo').executeTakeFirst())?.is_demo ?? false;

// A seller wrote what a communication went out by.
const isLetter = sql<boolean>`exists (select from communication where mail_id = mail.id)`;

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
    .returning(isLetter.as('isLetter'))
    .executeTakeFirst();

const without = (column: 'text' | 'html') => sql<string>`replace(${sql.ref(column)}, coalesce(secret, ''), '…')`;
const withoutSecret = { text: without('text'), html: without('html'), secret: null };

const marked = (db: Db, id: number, at: Date) =>
  db
    .updateTable('mail')
    .set({ sent_at: at, claimed_until: null, last_error: null, failed_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null);

/** The stored mail loses its key: only its recipient can use that. */
export const markSent = (db: Db, id: number, at: Date) => marked(db, id, at).set(withoutSecret).execute();

/** Into the demo's mailbox, where it is read with its key. */
export const markShown = (db: Db, id: number, at: Date) => marked(db, id, at).execute();

/** Without `failedAt` it will be tried again, and keeps its key. */
export const markFailed = (db: Db, id: number, error: string, failedAt: Date | null) =>
  db
    .updateTable('mail')
    .set({
      claimed_until: null,
      last_error: error.slice(0, 500),
      failed_at: sql`coalesce(failed_at, ${failedAt}::timestamptz)`,
    })
    .$if(failedAt !== null, (query) => query.set(withoutSecret))
    .where('id', '=', id)
    .execute();

const waitingMails = (db: Db) => db.selectFrom('mail').where('sent_at', 'is', null).where('failed_at', 'is', null);

/** Mails of these sites that wait and that nobody has tried to send since `before`, the urgent and then the oldest first. */
export const readForgotten = (db: Db, sites: readonly string[], before: Date) =>
  waitingMails(db)
    .select(['id', 'site', 'urgent'])
    .where('site', 'in', sites)
    .where(sql<boolean>`coalesce(tried_at, at) < ${before}`)
    .orderBy('urgent', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute();

/** Mails of these sites that wait and that no process has in hand, the urgent and then the oldest first. */
export const readUnclaimed = (db: Db, sites: readonly string[], now: Date) =>
  waitingMails(db)
    .select(['id', 'site', 'urgent'])
    .where('site', 'in', sites)
    .where((e) => e.or([e('claimed_until', 'is', null), e('claimed_until', '<', now)]))
    .orderBy('urgent', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute();

const count = (waiting: ReturnType<typeof waitingMails>) =>
  waiting.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();

export const countWaiting = async (db: Db) => (await count(waitingMails(db))).count;

/** How many of sites other than these wait since before `before`. */
export const countElsewhere = async (db: Db, sites: readonly string[], before: Date) =>
  (await count(waitingMails(db).where('site', 'not in', sites).where('at', '<', before))).count;

/**
 * Drops what waits for the same mailbox with the same subject, and tells how many: what a process has in hand may still go
 * out, but is not tried again.
 */
export const dropWaiting = async (db: Db, site: string, { to, subject }: { to: string; subject: string }, at: Date) => {
  const gone = await db
    .deleteFrom('mail')
    .where(isWaitingFor(site, to, subject))
    .where('claimed_until', 'is', null)
    .executeTakeFirst();
  const lastTry = { failed_at: at, last_error: 'Another mail took its place.' };
  await db
    .updateTable('mail')
    .set(lastTry)
    .where(isWaitingFor(site, to, subject))
    .execute();
  return Number(gone.numDeletedRows);
};

const isWaitingFor = (site: string, to: string, subject: string) =>
  sql<boolean>`recipient = ${to} and site = ${site} and subject = ${subject} and sent_at is null and failed_at is null`;

/** How many of a site wait since before `before`, and the moment of the oldest. */
export const readWaiting = (db: Db, site: string, before: Date) =>
  waitingMails(db)
    .select((e) => [e.fn.countAll<number>().as('waiting'), e.fn.min('at').as('since')])
    .where('site', '=', site)
    .where('at', '<=', before)
    .executeTakeFirstOrThrow();

/** Deletes the mails that held a key or were passing, when their time is over. */
export const deleteOldMails = (db: Db, now: Date) => db.deleteFrom('mail').where('delete_after', '<', now).execute();

/** The newest mails first; with `to` only those to that address. */
export const readMailbox = (db: Db, to: string | undefined) =>
  db
    .selectFrom('mail')
    .select(['recipient as to', 'reply_to as replyTo', 'subject', 'text', 'html', 'at'])
    .$if(to !== undefined, (query) => query.where('recipient', '=', to ?? ''))
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
