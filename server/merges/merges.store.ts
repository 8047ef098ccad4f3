import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import type { Snapshot } from '#server/merges/snapshot';

/** Keeps the accounts of companies from other writers, and from new orders, until the transaction ends. */
export const lockAccounts = (db: Transaction, companyIds: readonly number[]) =>
  db.selectFrom('account').select('id').where('company_id', 'in', companyIds).orderBy('id').forNoKeyUpdate().execute();

/** Keeps the companies that are clients of these from other writers: another row of their lists may become the default. */
export const lockClients = (db: Transaction, companyIds: readonly number[]) =>
  db
    .selectFrom('company')
    .select('id')
    .where('id', 'in', (e) =>
      e.selectFrom('company_client_of').select('company_id').where('of_company_id', 'in', companyIds),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether an account of one of these companies was never activated. */
export const hasInactiveAccount = async (db: Db, companyIds: readonly number[]) => {
  const found = await db
    .selectFrom('account')
    .select('id')
    .where('company_id', 'in', companyIds)
    .where('activated_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

type NewMerge = { survivorId: number; mergedId: number; at: Date; accountId: number | null; snapshot: Snapshot };

export const insertMerge = async (db: Transaction, { survivorId, mergedId, at, accountId, snapshot }: NewMerge) => {
  const values = { survivor_id: survivorId, merged_id: mergedId, at, account_id: accountId };
  const { id } = await db
    .insertInto('company_merge')
    .values({ ...values, snapshot: JSON.stringify(snapshot) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** A merge that was made after `since`. */
export const readMerge = (db: Db, id: number, since: Date) =>
  db
    .selectFrom('company_merge')
    .select(['id', 'survivor_id as survivorId', 'merged_id as mergedId', 'snapshot'])
    .where('id', '=', id)
    .where('at', '>', since)
    .$castTo<{ id: number; survivorId: number; mergedId: number; snapshot: Snapshot }>()
    .executeTakeFirst();

/** Whether a later merge has to do with one of these companies. */
export const hasLaterMerge = async (db: Db, id: number, companyIds: readonly number[]) => {
  const found = await db
    .selectFrom('company_merge')
    .select('id')
    .where('id', '>', id)
    .where((e) => e.or([e('survivor_id', 'in', companyIds), e('merged_id', 'in', companyIds)]))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

const by = sql<string | null>`(select first_name || ' ' || last_name from account where account.id = account_id)`;

/** Companies that became part of a company after `since`, the newest first. */
export const readMerges = (db: Db, survivorId: number, since: Date) =>
  db
    .selectFrom('company_merge')
    .innerJoin('company', 'company.id', 'company_merge.merged_id')
    .select(['company_merge.id as mergeId', 'company_merge.at', 'company.id as otherId', 'company.name'])
    .select(['company.identifier', by.as('by')])
    .where('survivor_id', '=', survivorId)
    .where('company_merge.at', '>', since)
    .orderBy('company_merge.id', 'desc')
    .execute();

export const deleteMerge = (db: Transaction, id: number) =>
  db.deleteFrom('company_merge').where('id', '=', id).execute();

export const deleteMergesBefore = (db: Db, before: Date) =>
  db.deleteFrom('company_merge').where('at', '<=', before).execute();

/** Takes the rows that name a person out of the snapshots. */
export const deletePersonFromMerges = (db: Transaction, personId: number) =>
  sql`update company_merge set snapshot = jsonb_set(snapshot, '{rows}', (
      select coalesce(jsonb_agg(change order by place), '[]')
      from jsonb_array_elements(snapshot->'rows') with ordinality as one(change, place)
      where change->'before'->>'person_id' is distinct from ${String(personId)}))
    where exists (select from jsonb_array_elements(snapshot->'rows') as change
      where change->'before'->>'person_id' = ${String(personId)})`.execute(db);
