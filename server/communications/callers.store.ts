import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { Refusal } from '#server/refusal';

/**
 * The name of an account whose owner notes something, kept from other writers until the transaction ends: what he mails is counted
 * one after the other. A 401 where it was erased meanwhile.
 */
export const lockAccount = async (db: Transaction, id: number): Promise<string> => {
  const row = await db
    .selectFrom('account')
    .select(sql<string>`first_name || ' ' || last_name`.as('name'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new Refusal('session.none'));
  return row.name;
};

/** When an account mailed the communication that is the `place`-th newest since then; undefined where it mailed fewer. */
export const readMailed = async (db: Db, accountId: number, since: Date, place: number): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('communication')
    .select('created_at as at')
    .where('sent_by', '=', accountId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .offset(place - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
};

/** That address in small letters, where a person or a company has it; undefined where neither has. */
export const readAddress = async (
  db: Db,
  address: string,
  { personId, companyId }: { personId: number | null; companyId: number },
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('email')
    .select(sql<string>`lower(email)`.as('email'))
    .where(sql`lower(email)`, '=', address.toLowerCase())
    .where((e) => e.or([e('person_id', '=', personId ?? 0), e('company_id', '=', companyId)]))
    .limit(1)
    .executeTakeFirst();
  return row?.email;
};
