import { defineConfig } from 'vitest/config';
import { bothEngines, rules, run } from './vitest.projects.ts';

export default defineConfig(async () => run([rules, ...(await bothEngines('**/*.api.test.ts', 30_000))], 'unit'));
