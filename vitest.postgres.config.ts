import { defineConfig } from 'vitest/config';
import { onPostgres, run, sql } from './vitest.projects.ts';

/** Tests of SQL, which include every call once, on PostgreSQL. */
export default defineConfig(async () => run(await onPostgres([sql]), 'postgres'));
