import { defineConfig } from 'vitest/config';
import { api, onPglite, rules, run, sql } from './vitest.projects.ts';

// What also runs on PostgreSQL does so in `npm run test:postgres`.
export default defineConfig(run([rules, onPglite([api, sql])], 'unit'));
