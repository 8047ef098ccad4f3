import { createHash } from 'node:crypto';
import { hostname } from 'node:os';
import { basename } from 'node:path';
import { onServer as runOn, troubleOf, urlOn } from '../database/postgres-server.ts';

/** A PostgreSQL server on which the tests may create databases; the database it names is only connected to. */
export const testUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';

export const urlOf = (database: string) => urlOn(testUrl, database);

/** Runs statements on the test server's own database and gives the rows of the last. */
export const onServer = (...statements: string[]) => runOn(testUrl, ...statements);

/** Why the test server cannot be used, or null where it can. */
export const postgresTrouble = () => troubleOf(testUrl);

const checkout = `t_${basename(process.cwd()).replaceAll(/\W/g, '_').toLowerCase()}`;
const place = createHash('sha256').update(`${hostname()} ${process.cwd()}`).digest('hex').slice(0, 8);

/** A name for the databases of this run: several checkouts may test on one server at once. */
export const runName = () => `${checkout}_${place}_${process.pid}`;

export const dropDatabases = async (names: string[]) => {
  for (const name of names) await onServer(`drop database if exists "${name}" with (force)`);
};

/** The databases that belong to runs of this checkout, by whether their process still lives. */
export const databasesOfRun = async (run: string) => namesLike(`${run}\\_%`);
export const abandonedDatabases = async () => {
  const names = await namesLike(`${checkout}\\_${place}\\_%`);
  return names.filter((name) => !lives(Number(/_(\d+)_\w+$/.exec(name)?.[1])));
};

const namesLike = async (pattern: string) => {
  const rows = await onServer(`select datname from pg_database where datname like '${pattern}'`);
  return rows.map(({ datname }) => String(datname));
};

const lives = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
