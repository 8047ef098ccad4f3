import { expect, inject } from 'vitest';
import { onServer } from './postgres.ts';

/** Waits until so many wait for locks of this file's database. The embedded one runs one transaction at a time. */
export const untilBlocked = async (count = 1) => {
  const source = inject('source');
  if (!('run' in source)) return;
  const database = `${source.run}_${process.env.VITEST_POOL_ID}`;
  const blocked = `select pid from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await onServer(blocked)).length).toBeGreaterThanOrEqual(count);
};
