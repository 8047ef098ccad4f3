import { defineConfig } from 'vitest/config';
import { api, onPostgres, run, sql } from './vitest.projects.ts';

/** What `npm test` runs on the embedded database alone, on PostgreSQL. */
export default defineConfig(async () => run(await onPostgres([api, sql]), 'postgres'));
