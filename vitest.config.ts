import { defineConfig } from 'vitest/config';
import { api, onPglite, onPostgres, rules, run, sql } from './vitest.projects.ts';

export default defineConfig(async () => run([rules, onPglite([api, sql]), ...(await onPostgres([sql]))], 'unit'));
