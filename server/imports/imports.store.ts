import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { type ImportState, runningImports } from '#contract/plain/imports';
import type { Db, Transaction } from '#server/ctx';
import type { Tables } from '#server/tables';

type Row = Tables['import'];

const shown = (db: Db, site: string) =>
  db
    .selectFrom('import')
    .leftJoin('account', 'account.id', 'import.account_id')
    .selectAll('import')
    .select(sql<string | null>`account.first_name || ' ' || account.last_name`.as('by'))
    .where('import.site', '=', site);
export type ImportRow = Awaited<ReturnType<typeof readImports>>[number];

/** The newest of a site. */
export const readImports = (db: Db, site: string, count: number) =>
  shown(db, site).orderBy('import.id', 'desc').limit(count).execute();

export const readImport = (db: Db, site: string, id: number) =>
  shown(db, site).where('import.id', '=', id).executeTakeFirst();

/** The one that a job has in hand at the site. */
export const readRunning = (db: Db, site: string) =>
  shown(db, site).where('import.state', 'in', runningImports).executeTakeFirst();

export const insertImport = async (db: Transaction, row: Insertable<Row>) =>
  (await db.insertInto('import').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const lockImport = (db: Transaction, site: string, id: number) =>
  db.selectFrom('import').selectAll().where('site', '=', site).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateImport = (db: Transaction, id: number, set: Updateable<Row>) =>
  db.updateTable('import').set(set).where('id', '=', id).execute();

type Run = { id: number; runId: string };

/** Takes a running one in hand; undefined where it runs no more. */
export const beginRun = (db: Db, site: string, { id, runId }: Run, at: Date) =>
  db
    .updateTable('import')
    .set({ run_id: runId, runs: sql`runs + 1`, changed_at: at })
    .where('site', '=', site)
    .where('id', '=', id)
    .where('state', 'in', runningImports)
    .returningAll()
    .executeTakeFirst();

/** Notes how far a run is; undefined where another run has it in hand. */
export const noteRun = (db: Db, { id, runId }: Run, set: { progress?: unknown; changed_at: Date }) =>
  db
    .updateTable('import')
    .set({ changed_at: set.changed_at, ...(set.progress !== undefined && { progress: JSON.stringify(set.progress) }) })
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .returning('cancel_asked as isCancelAsked')
    .executeTakeFirst();

/** Ends a run; undefined where another one has it in hand. */
export const endRun = (db: Db, { id, runId }: Run, state: ImportState, set: Updateable<Row>) =>
  db
    .updateTable('import')
    .set({ ...set, state, run_id: null, runs: 0, progress: null, cancel_asked: false })
    .where('id', '=', id)
    .where('run_id', '=', runId)
    .returning('id')
    .executeTakeFirst();

/** Those of a site that run, and of which no job has said anything since. */
export const readSilent = (db: Db, site: string, before: Date) =>
  db
    .selectFrom('import')
    .select('id')
    .where('site', '=', site)
    .where('state', 'in', runningImports)
    .where('changed_at', '<', before)
    .execute();

/** How many products and shelves one change changed. */
export const countChanged = async (db: Db, changeId: string) => {
  const { count } = await db
    .selectFrom('history')
    .select(sql<number>`count(distinct entity_id)::int`.as('count'))
    .where('change_id', '=', changeId)
    .where('entity', 'in', ['product', 'stock'])
    .executeTakeFirstOrThrow();
  return count;
};

export const readWithOldFile = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('import')
    .select(['id', 'file_key as fileKey', 'pictures_key as picturesKey'])
    .where(sql<SqlBool>`(file_key is not null or pictures_key is not null)`)
    .where('state', 'not in', runningImports)
    .where('changed_at', '<', before)
    .limit(limit)
    .execute();

export const forgetFiles = (db: Db, ids: readonly number[]) =>
  sql`update import set file_key = null, pictures_key = null where id = any(${ids}::bigint[])`.execute(db);

/** Which of these keys an import has. */
export const readKnownKeys = async (db: Db, keys: readonly string[]) => {
  const { rows } = await sql<{ key: string }>`
    select key from import, unnest(array[file_key, pictures_key]) as key where key = any(${keys}::text[])`.execute(db);
  return new Set(rows.map(({ key }) => key));
};
