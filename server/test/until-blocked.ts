import { expect, inject } from 'vitest';
import { onServer } from './postgres.ts';

/** Waits until somebody waits for a lock of this file's database. The embedded one runs one transaction at a time. */
export const untilBlocked = async () => {
  const source = inject('source');
  if (!('run' in source)) return;
  const database = `${source.run}_${process.env.VITEST_POOL_ID}`;
  const blocked = `select pid from pg_stat_activity where datname = '${database}' and wait_event_type = 'Lock'`;
  await expect.poll(() => onServer(blocked)).not.toEqual([]);
};
