import { defineConfig } from 'vitest/config';
import { onPostgres, run, sql } from './vitest.projects.ts';

/** What speaks of SQL, and every call once, on PostgreSQL. */
export default defineConfig(async () => run(await onPostgres([sql]), 'postgres'));
