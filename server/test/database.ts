import { inject } from 'vitest';
import { type Database, openDatabase } from '../database/database.ts';
import { type TimeLimits, timeLimits, type Work } from '../database/time-limits.ts';
import type { Tables } from '../tables.ts';
import { onServer, urlOf } from './postgres.ts';

type Ends = (() => Promise<void>)[];
type Worker = { database?: Promise<Database<Tables>>; tables?: string[]; used: boolean };

// One database serves all files of a worker; modules are loaded anew in between, the process stays.
const testGlobal = globalThis as typeof globalThis & { testDatabases?: Map<string, Worker>; testEnds?: Ends };
const workers = (testGlobal.testDatabases ??= new Map());
const ends = (testGlobal.testEnds ??= []);

const worker = (): Worker => {
  const key = JSON.stringify(inject('source'));
  const known = workers.get(key) ?? { used: false };
  workers.set(key, known);
  return known;
};

/** The migrated database of this worker, on the engine under test, emptied before the first call in each test file. */
export const testDatabase = async (): Promise<Database<Tables>> => (worker().used ? opened() : freshDatabase());

/** The same database, emptied now, after what was opened on it is closed: for a test that needs it so. */
export const freshDatabase = async (): Promise<Database<Tables>> => {
  const database = await opened();
  await closeOpened();
  await empty(database);
  worker().used = true;
  return database;
};

export const nextFile = () => {
  worker().used = false;
};

/** Has `end` run when the database is emptied, or the tests of the file are over. */
export const closeLater = (end: () => Promise<void>) => void ends.push(end);

export const closeOpened = async () => {
  for (const end of ends.splice(0)) await end();
};

const opened = () => (worker().database ??= open());

const open = async () => {
  const source = inject('source');
  if ('snapshot' in source) return openDatabase<Tables>(source);
  const name = `${source.run}_${process.env.VITEST_POOL_ID}`;
  const found = await onServer(`select from pg_database where datname = '${name}'`);
  if (found.length === 0) await onServer(`create database "${name}" template "${source.run}_template"`);
  return openDatabase<Tables>({ url: urlOf(name), limits: patientLimits });
};

/** A busy machine refuses no test: each limit is ten times a shop's. */
const patientLimits = Object.fromEntries(
  Object.entries(timeLimits).map(([work, { connections, ...limits }]) => [
    work,
    { connections, ...Object.fromEntries(Object.entries(limits).map(([name, ms]) => [name, ms * 10])) },
  ]),
) as Record<Work, TimeLimits>;

// To truncate a table costs far more than to look at it, or to delete a few rows: only large ones are.
const empty = async ({ query }: Database<Tables>) => {
  const tables = (worker().tables ??= await tableNames(query));
  const looks = tables.map(
    (name) =>
      `select '${name}' as name, pg_relation_size('${name}') > 65536 or current_setting('is_superuser') = 'off' as is_large
       where exists (select from ${name})`,
  );
  const { rows: filled } = await query(looks.join(' union all '));
  const namesOf = (isLarge: boolean) => filled.filter((row) => row.is_large === isLarge).map(({ name }) => name);
  const [large, small] = [namesOf(true), namesOf(false)];
  if (large.length > 0) await query(`truncate ${large.join(', ')} cascade`);
  if (small.length > 0) {
    const deletes = small.map((name) => `delete from ${name}`).join('; ');
    await query(`begin; set local session_replication_role = replica; ${deletes}; commit`);
  }
  await query(
    `select setval(format('public.%I', sequencename)::regclass, start_value, false)
     from pg_sequences where schemaname = 'public' and last_value is not null`,
  );
};

const tableNames = async (query: Database<Tables>['query']): Promise<string[]> => {
  const { rows } = await query(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not in ('schema_lock', 'schema_migration')
     union all values ('job.job'), ('job.schedule')`,
  );
  return rows.map(({ name }) => String(name));
};
