import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { postgresTrouble } from './server/test/postgres.ts';

// A developer's .env is not the tests': it may name a real shop.
process.env.ENV_FILE = '';

/** Calls on a real database, the same for every engine. */
export const api = '**/*.api.test.ts';
/** Tests of SQL on both engines: locks, transactions, the change log, an order of rows, how many queries. */
export const sql = '**/*.sql.test.ts';
/** Tests that take minutes: chaos, fuzz, large data. */
export const long = '**/*.long.test.ts';
/** Tests that start whole processes: commands, servers, engines that are killed. */
const processes = '**/*.process.test.ts';

const elsewhere = ['**/node_modules/**', 'build/**', 'data/**', 'bench-data/**', 'e2e/**'];

/** A hung test ends; none is judged by how long it takes. */
const twoMinutes = 120_000;

/** Databases and processes share two cores: CI tries a test of them twice, and names it as flaky where that was needed. */
const retry = process.env.CI ? 1 : 0;

/** Tests that need no database: rules beside the code. */
export const rules: TestProjectInlineConfiguration = {
  test: {
    name: 'rules',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...elsewhere, api, sql, long, processes],
    testTimeout: 60_000,
  },
};

/** Tests that start processes; each chooses its engine itself. */
export const commands: TestProjectInlineConfiguration = {
  test: { name: 'processes', include: [processes], exclude: elsewhere, testTimeout: twoMinutes, retry },
};

/** Files against an engine, on a real database: see server/test/database.ts. */
const onEngine = (name: string, include: string[], testTimeout: number): TestProjectInlineConfiguration => ({
  test: {
    name,
    include,
    exclude: elsewhere,
    testTimeout,
    retry,
    globalSetup: './server/test/prepare-databases.ts',
    setupFiles: './server/test/each-file.ts',
    // Pages that these tests render name their styles by address.
    css: include.includes(api) || include.includes(long),
  },
});

/** On the embedded database. */
export const onPglite = (include: string[], testTimeout = twoMinutes) => onEngine('pglite', include, testTimeout);

/** On PostgreSQL; nothing where none answers, which CI does not accept. */
export const onPostgres = async (include: string[], testTimeout = twoMinutes) => {
  const trouble = await postgresTrouble();
  if (!trouble) return [onEngine('postgres', include, testTimeout)];
  const missing = `The tests on PostgreSQL (TEST_DATABASE_URL) have no server: ${trouble}`;
  if (process.env.CI) throw new Error(`${missing}, but with CI they must run.`);
  console.log(`${missing}, so they are skipped.`);
  return [];
};

/** A run of these projects; its result also goes to reports/<report>.json, which scripts/test-count.ts adds up. */
export const run = (projects: TestProjectInlineConfiguration[], report: string): ViteUserConfig => ({
  test: {
    isolate: false,
    maxWorkers: 2,
    hookTimeout: 180_000,
    // Fakes hold `node:timers/promises` too.
    fakeTimers: { fakeNodeBuiltins: true },
    expect: { poll: { timeout: 15_000 } },
    reporters: ['default', ['json', { outputFile: `reports/${report}.json` }]],
    projects: projects.map((project) => ({ ...project, extends: true })),
  },
});
