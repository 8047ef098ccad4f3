import { defineConfig } from 'vitest/config';
import { bothEngines, run } from './vitest.projects.ts';

/** What takes minutes: chaos, fuzz, large data. */
export default defineConfig(async () => run(await bothEngines('**/*.long.test.ts', 1_200_000), 'long'));
