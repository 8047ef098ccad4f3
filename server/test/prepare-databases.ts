import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Database, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openJobs } from '../jobs/jobs.ts';
import { openLog } from '../log/log.ts';
import { emptySnapshot } from './empty-database.ts';
import { abandonedDatabases, databasesOfRun, dropDatabases, onServer, runName, urlOf } from './postgres.ts';

declare module 'vitest' {
  // Vitest is told of what it provides by merging into its interface.
  interface ProvidedContext {
    /** A migrated database to copy: the file of a PGlite snapshot, or the name of a PostgreSQL run. */
    source: { snapshot: string } | { run: string };
  }
}

/** Migrates once for a whole run of tests; the workers copy. Returns the clearing away. */
export default (project: TestProject) =>
  project.name === 'postgres' ? preparePostgres(project) : preparePglite(project);

const fill = async (database: Database<unknown>) => {
  await migrate(database.db);
  const jobs = openJobs(database, openLog('warn'));
  await jobs.start({ work: false });
  await jobs.stop({ graceMs: 0 });
};

const preparePglite = async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const snapshot = join(folder, 'migrated.tar');
  const database = await openDatabase({ snapshot: await emptySnapshot() });
  await fill(database);
  await writeFile(snapshot, await database.dump());
  await database.close();
  project.provide('source', { snapshot });
  return () => rm(folder, { recursive: true });
};

const preparePostgres = async (project: TestProject) => {
  const run = runName();
  await dropDatabases(await abandonedDatabases());
  await onServer(`create database "${run}_template"`);
  const database = await openDatabase({ url: urlOf(`${run}_template`) });
  await fill(database);
  await database.close();
  project.provide('source', { run });
  return async () => dropDatabases(await databasesOfRun(run));
};
