import { defineConfig } from 'vitest/config';
import { commands, long, onPglite, onPostgres, run } from './vitest.projects.ts';

const twentyMinutes = 1_200_000;

export default defineConfig(async () =>
  run([commands, onPglite([long], twentyMinutes), ...(await onPostgres([long], twentyMinutes))], 'long'),
);
