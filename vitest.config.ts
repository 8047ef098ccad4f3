import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { postgresAnswers, testUrl } from './server/test/postgres.ts';

const elsewhere = ['**/node_modules/**', 'build/**', 'data/**', 'e2e/**'];
const apiTests = '**/*.api.test.ts';

/** The same files against each engine, on a real database: see server/test/database.ts. */
const api = (name: 'pglite' | 'postgres'): TestProjectInlineConfiguration => ({
  test: {
    ...{ name, include: [apiTests], exclude: elsewhere, testTimeout: 30_000, hookTimeout: 60_000 },
    globalSetup: './server/test/prepare-databases.ts',
    setupFiles: './server/test/each-file.ts',
  },
});

export default defineConfig(async () => {
  const found = await postgresAnswers();
  if (!found && process.env.CI) throw new Error(`No PostgreSQL answers at ${testUrl}, and with CI it must be tested.`);
  if (!found) console.log(`No PostgreSQL answers at ${testUrl} (TEST_DATABASE_URL): the tests on it are skipped.`);
  const rules: TestProjectInlineConfiguration = {
    test: { name: 'rules', include: ['**/*.test.{ts,tsx}'], exclude: [...elsewhere, apiTests], testTimeout: 30_000 },
  };
  return {
    test: {
      ...{ isolate: false, maxWorkers: 2 },
      projects: [rules, api('pglite'), ...(found ? [api('postgres')] : [])].map((project) => ({
        ...project,
        extends: true,
      })),
    },
  };
});
