import { defineConfig } from 'vitest/config';
import { api, onPglite, rules, run, sql } from './vitest.projects.ts';

// The tests that also run on PostgreSQL do so in `npm run test:postgres`.
export default defineConfig(run([rules, onPglite([api, sql])], 'unit'));
