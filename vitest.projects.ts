import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { postgresTrouble } from './server/test/postgres.ts';

const elsewhere = ['**/node_modules/**', 'build/**', 'data/**', 'bench-data/**', 'e2e/**'];

/** Tests that need no database: rules beside the code. */
export const rules: TestProjectInlineConfiguration = {
  test: {
    name: 'rules',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...elsewhere, '**/*.api.test.ts', '**/*.long.test.ts'],
    testTimeout: 30_000,
  },
};

/** The same files against each engine, on a real database: see server/test/database.ts. */
const onEngine = (name: string, include: string, testTimeout: number): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: [include],
    exclude: elsewhere,
    testTimeout,
    hookTimeout: 60_000,
    globalSetup: './server/test/prepare-databases.ts',
    setupFiles: './server/test/each-file.ts',
    // Pages that tests render name their styles by address.
    css: true,
  },
});

/** Both engines; where no PostgreSQL answers only the embedded one, which CI does not accept. */
export const bothEngines = async (include: string, testTimeout: number) => {
  const trouble = await postgresTrouble();
  const missing = `The tests on PostgreSQL (TEST_DATABASE_URL) have no server: ${trouble}`;
  if (trouble && process.env.CI) throw new Error(`${missing}, but with CI they must run.`);
  if (trouble) console.log(`${missing}, so they are skipped.`);
  return [onEngine('pglite', include, testTimeout), ...(trouble ? [] : [onEngine('postgres', include, testTimeout)])];
};

/** A run of these projects; its result also goes to reports/<report>.json, which scripts/test-count.ts adds up. */
export const run = (projects: TestProjectInlineConfiguration[], report: string): ViteUserConfig => ({
  test: {
    isolate: false,
    maxWorkers: 2,
    reporters: ['default', ['json', { outputFile: `reports/${report}.json` }]],
    projects: projects.map((project) => ({ ...project, extends: true })),
  },
});
