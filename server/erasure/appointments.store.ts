import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import type { Subject } from './entries.ts';
import type { Erasure } from './erasures.store.ts';

const isOpen = sql<boolean>`last_event in ('SCH', 'RSC')`;

/** How many open appointments a person has to keep for the shop, and others to keep with him. */
export const countAppointments = async (db: Db, { personId }: Subject) => {
  const { rows } = await sql<{ own: number; withHim: number }>`
    select count(*) filter (where creator_person_id = ${personId})::int as own,
      count(*) filter (where contact_person_id = ${personId})::int as "withHim"
    from communication where ${isOpen} and (creator_person_id = ${personId} or contact_person_id = ${personId})`.execute(
    db,
  );
  return rows[0] ?? { own: 0, withHim: 0 };
};

/** Cancels the open appointments with a person, while they still name him: nobody is to call an erased one. */
export const cancelAppointments = (
  db: Transaction,
  { personId }: Subject,
  { at, by }: Erasure,
  authorId: number | null,
) =>
  sql`with cancelled as (
      update communication set last_event = 'CAN', new_date = ${at}::timestamptz, changed_at = ${at}::timestamptz
      where ${isOpen} and contact_person_id = ${personId} returning id)
    insert into communication_event (communication_id, type, person_id, by, at, new_date, observation)
      select id, 'CAN', ${authorId}::bigint, ${by}, ${at}::timestamptz, ${at}::timestamptz, '' from cancelled`.execute(
    db,
  );
