import { sql } from 'kysely';
import type { Communication } from '#contract/communications';
import type { Transaction } from '#server/ctx';

type Added = Pick<
  Communication,
  | 'type'
  | 'subject'
  | 'message'
  | 'creatorPersonId'
  | 'creatorCompanyId'
  | 'isPrivate'
  | 'contactCompanyId'
  | 'contactPersonId'
  | 'lastEvent'
> & { guid?: string | undefined; newDate?: Date | undefined; sendTo: string | null };
type Sender = { accountId: number; personId: number | null; name: string };

/**
 * The newest communication that somebody added in the same words, with the same GUID or without one since then: mailed to the same
 * address, or with the same people, event and date.
 */
export const readRepeated = (db: Transaction, added: Added, { accountId, personId, name }: Sender, since: Date) => {
  const { guid, newDate, sendTo } = added;
  // Where no date is said, one that is that new has a date that is.
  const isRecent = newDate
    ? sql<boolean>`created_at > ${since}`
    : sql<boolean>`(created_at > ${since} and new_date > ${since})`;
  const query = db
    .selectFrom('communication')
    .select('id')
    .where('subject', '=', added.subject)
    .where('message', '=', added.message)
    .where(guid === undefined ? isRecent : sql<boolean>`guid = ${guid}::uuid`)
    .orderBy('id', 'desc')
    .limit(1);
  if (sendTo !== null)
    return query
      .where('sent_by', '=', accountId)
      .where(sql`lower(sent_to)`, '=', sendTo.toLowerCase())
      .executeTakeFirst();
  return (
    query
      .where('sent_to', 'is', null)
      .where('type', '=', added.type)
      .where('last_event', '=', added.lastEvent)
      .where('creator_person_id', '=', added.creatorPersonId)
      .where('creator_company_id', '=', added.creatorCompanyId)
      .where('is_private', '=', added.isPrivate)
      .where('contact_company_id', '=', added.contactCompanyId)
      .where('contact_person_id', 'is not distinct from', added.contactPersonId)
      // Without a date it was noted as of its own moment.
      .where(newDate ? sql<boolean>`new_date = ${newDate}` : sql<boolean>`new_date = created_at`)
      .where(
        sql<boolean>`exists (select from communication_event where communication_id = communication.id
          and person_id is not distinct from ${personId}::bigint and by = ${name})`,
      )
      .executeTakeFirst()
  );
};
