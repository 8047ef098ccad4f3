import { type RawBuilder, sql, type Updateable } from 'kysely';
import { accountRights } from '#server/accounts/account-rights';
import type { Db, Transaction } from '#server/ctx';
import type { Tables } from '#server/tables';

/** In the words of the index `communication_open`. */
const isOpen = sql<boolean>`communication.last_event in ('SCH', 'RSC')`;

/** Whether an account of a query's row still has an agenda. */
const worksHere = sql<boolean>`account.activated_at is not null and account.locked_at is null
  and exists (select from account_role where account_id = account.id and role in ('seller', 'administrator'))`;

/** Somebody's own communications for whose rows `sees` holds. */
export type Own = { personId: number; sees: RawBuilder<boolean> };

/** A person's agenda, with how much is open before `now` and before `until`. */
export const readAgenda = (db: Db, { personId, sees }: Own, now: Date, until: Date) =>
  db
    .selectFrom('person')
    .leftJoin('agenda', 'agenda.person_id', 'person.id')
    .leftJoin('communication', (join) =>
      join
        .onRef('communication.creator_person_id', '=', 'person.id')
        .on('communication.new_date', '<', until)
        .on(isOpen)
        .on(sees),
    )
    .select([
      'agenda.reminder_site as reminderSite',
      'agenda.feed_since as feedSince',
      'agenda.feed_used_at as feedUsedAt',
    ])
    .select(({ fn }) => [
      fn.count<number>('communication.id').filterWhere('communication.new_date', '<', now).as('overdue'),
      fn.count<number>('communication.id').as('today'),
    ])
    .where('person.id', '=', personId)
    .groupBy('agenda.person_id')
    .executeTakeFirstOrThrow();

/** Stores these columns of a person's agenda, which is made where there is none. */
export const saveAgenda = (db: Db, personId: number, values: Updateable<Tables['agenda']>) =>
  db
    .insertInto('agenda')
    .values({ ...values, person_id: personId })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();

/** The person whose calendar has this hash, while he works here, what he may, and when it was last asked for. */
export const readFeedOwner = (db: Db, hash: Buffer) =>
  db
    .selectFrom('agenda')
    .innerJoin('account', 'account.person_id', 'agenda.person_id')
    .select(['agenda.person_id as personId', 'agenda.feed_used_at as usedAt', ...accountRights])
    .where('agenda.feed_hash', '=', hash)
    .where(worksHere)
    .executeTakeFirst();

export const touchFeed = (db: Db, hash: Buffer, at: Date) =>
  db.updateTable('agenda').set({ feed_used_at: at }).where('feed_hash', '=', hash).execute();

// Events are never removed, so the number of moves never falls.
const moves = sql<number>`(select count(*) from communication_event
  where communication_event.communication_id = communication.id and communication_event.type = 'RSC')`;

/** The communications of a person that are open, and those done since `doneSince`. */
export const readEntries = (db: Db, { personId, sees }: Own, doneSince: Date) =>
  db
    .selectFrom('communication')
    .select(['id', 'type', 'subject', 'last_event as lastEvent', 'new_date as newDate', 'changed_at as changedAt'])
    .select(moves.as('moves'))
    .where('creator_person_id', '=', personId)
    .where(sees)
    .where(
      sql<boolean>`(${isOpen} or communication.last_event = 'DON' and communication.new_date >= ${doneSince}::timestamptz)`,
    )
    .orderBy('new_date')
    .orderBy('id')
    .execute();

/** People who asked this site for the morning mail, work here, and whose day is not settled; with what they may. */
export const readToRemind = (db: Db, site: string, day: string) =>
  db
    .selectFrom('agenda')
    .innerJoin('account', 'account.person_id', 'agenda.person_id')
    .select(['agenda.person_id as personId', 'account.email', 'account.first_name as firstName', ...accountRights])
    .where('agenda.reminder_site', '=', site)
    .where(worksHere)
    .where(
      sql<boolean>`not exists (select from agenda_mail
        where agenda_mail.person_id = agenda.person_id and agenda_mail.day = ${day}::date)`,
    )
    .orderBy('agenda.person_id')
    .execute();

/** Settles a person's day; false where it was settled before. */
export const settleDay = async (db: Transaction, personId: number, day: string): Promise<boolean> => {
  const taken = await db
    .insertInto('agenda_mail')
    .values({ person_id: personId, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return taken !== undefined;
};

/** Notes the mail of a settled day, and the communications of which it tells. */
export const noteMail = (
  db: Transaction,
  { personId, day, mailId, named }: { personId: number; day: string; mailId: number | null; named: number[] },
) =>
  db
    .updateTable('agenda_mail')
    .set({ mail_id: mailId, communication_ids: named })
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .execute();

/** Keeps a person's open communications before `until` from an erasure until the transaction ends, in the order of the ids. */
export const lockDue = (db: Transaction, { personId, sees }: Own, until: Date) =>
  db
    .selectFrom('communication')
    .innerJoin('company', 'company.id', 'communication.contact_company_id')
    .select(['communication.id', 'communication.type', 'communication.subject', 'communication.new_date as newDate'])
    .select(['company.name as companyName', 'communication.is_private as isPrivate'])
    .where('communication.creator_person_id', '=', personId)
    .where(sees)
    .where(isOpen)
    .where('communication.new_date', '<', until)
    .orderBy('communication.id')
    .forKeyShare('communication')
    .execute();

export const deleteDaysBefore = (db: Db, day: string) => db.deleteFrom('agenda_mail').where('day', '<', day).execute();
