import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

/** That somebody was erased; `created` tells him from another who got his id after a restore. */
export type Erasure = { personId: number; created: string; at: Date; by: string; reason: string };

const created = sql<string>`extract(epoch from person_created_at)::text`;

const erasures = (db: Db) =>
  db.selectFrom('erasure').select(['person_id as personId', 'at', 'by', 'reason', created.as('created')]);

export const readErasure = (db: Db, personId: number): Promise<Erasure | undefined> =>
  erasures(db).where('person_id', '=', personId).executeTakeFirst();

export const readErasures = (db: Db): Promise<Erasure[]> => erasures(db).orderBy('id').execute();

type NewErasure = { personId: number; at: Date; reason: string; accountId: number | null };

/** Notes it while the person is still there. */
export const insertErasure = async (
  db: Transaction,
  { personId, at, reason, accountId }: NewErasure,
): Promise<Erasure> => {
  await sql`insert into erasure (person_id, person_created_at, at, by, account_id, reason)
    select id, created_at, ${at}::timestamptz, coalesce(
      (select first_name || ' ' || last_name from account where account.id = ${accountId}::bigint), 'Sistema'),
      ${accountId}::bigint, ${reason}::text
    from person where id = ${personId}`.execute(db);
  return erasures(db).where('person_id', '=', personId).executeTakeFirstOrThrow();
};

/** Whether there is such a person, made at that moment. */
export const hasPerson = async (db: Db, { personId, created: moment }: Pick<Erasure, 'personId' | 'created'>) => {
  const { rows } = await sql`
    select from person where id = ${personId} and extract(epoch from created_at)::text = ${moment}`.execute(db);
  return rows.length > 0;
};
