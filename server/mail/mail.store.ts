import { sql } from 'kysely';
import { type MailCause, mailCauses } from '#contract/plain/mail-causes';
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

/** The cause stands before the error. Without `failedAt` it will be tried again, and keeps its key. */
export const markFailed = (db: Db, id: number, cause: MailCause, error: string, failedAt: Date | null) =>
  db
    .updateTable('mail')
    .set({
      claimed_until: null,
      last_error: `${cause}: ${error}`.slice(0, 500),
      failed_at: sql`coalesce(failed_at, ${failedAt}::timestamptz)`,
    })
    .$if(failedAt !== null, (query) => query.set(withoutSecret))
    .where('id', '=', id)
    .execute();

const causeOf = (error: string | null) =>
  error && (mailCauses.find((cause) => error.startsWith(`${cause}:`)) ?? 'other');

/** Whether a mail is taken, and by what its last try failed. */
export const readOutcome = async (db: Db, id: number) => {
  const found = await db.selectFrom('mail').select(['sent_at', 'last_error']).where('id', '=', id).executeTakeFirst();
  return { isTaken: Boolean(found?.sent_at), cause: causeOf(found?.last_error ?? null) || null };
};

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

// Those that were put off go out later than newer ones: the last that was taken is one of the newest.
const takenLook = 200;

/**
 * How many of a site wait after a failed try or since before `before`, the moment of the oldest, when one was taken last,
 * and the cause of the last try after that which failed, else of mails that wait for the shop's contact.
 */
export const readWaiting = async (db: Db, site: string, before: Date) => {
  const { rows } = await sql<{ waiting: number; since: Date | null; takenAt: Date | null; error: string | null }>`
    with taken as (
      select max(sent_at) as at from
        (select sent_at from mail where site = ${site} and sent_at is not null order by id desc limit ${takenLook}) as newest
    ), waits as (
      select at, tried_at, last_error, last_error like 'contact:%' as is_own
      from mail where site = ${site} and sent_at is null and failed_at is null and (at <= ${before} or last_error is not null)
    )
    select count(*) as waiting, min(at) as since, (select at from taken) as "takenAt",
      (select last_error from waits
        where last_error is not null and (is_own or tried_at > coalesce((select at from taken), '-infinity'))
        order by is_own, tried_at desc limit 1) as error
    from waits`.execute(db);
  const { error = null, ...found } = rows[0] ?? { waiting: 0, since: null, takenAt: null };
  return { ...found, cause: causeOf(error) || null };
};

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
