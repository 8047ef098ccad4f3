import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Mistake } from '#server/commands/mistake';
import { unwritten } from '#server/commands/unwritten';
import type { Ctx } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import type { Jobs } from '#server/jobs/jobs';
import { backupQueue } from '#server/jobs/queue';
import { Refusal } from '#server/refusal';
import type { BackupPlan } from './backup-plan.ts';
import { readBackupStatus, saveBackupStatus } from './backup-status.store.ts';
import { type BackupProgress, dayOf, isBackup, isUnfinished, makeBackup } from './make-backup.ts';

type Given = Pick<Ctx, 'db' | 'clock'>;
type Options = { signal?: AbortSignal; onProgress?: (progress: BackupProgress) => void };

const day = 24 * 3600 * 1000;

/**
 * Makes a backup in the plan's folder and, once it is good, removes those of days beyond the ones that are kept. Administrators see
 * how it went.
 */
export const backUp = async ({ db, clock }: Given, plan: BackupPlan & { folder: string }, options: Options = {}) => {
  const { folder, keep } = plan;
  const now = clock();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw unwritten(folder, error);
    });
    const path = await makeBackup({ db, ...plan, now, ...options });
    const { size } = await stat(path);
    await saveBackupStatus(db, now, { size });
    await removeOldest(folder, keep, now);
    return { path, size };
  } catch (error) {
    if (!options.signal?.aborted) await saveBackupStatus(db, now, { error: sentenceOf(error) });
    throw error;
  }
};

const sentenceOf = (error: unknown) => {
  if (error instanceof Mistake || error instanceof Refusal) return error.message;
  return `Error inesperado: ${error instanceof Error ? error.message : String(error)}`;
};

/** The state of backups for administrators: whether they run daily, the last good one, and how the last try went. */
export const backupStatus = async ({ db, backsUpDaily }: Pick<Ctx, 'db' | 'backsUpDaily'>) => {
  const known = await readBackupStatus(db);
  return {
    isDaily: backsUpDaily,
    goodAt: known?.good_at?.toISOString() ?? null,
    goodSize: known?.good_size ?? null,
    triedAt: known?.tried_at.toISOString() ?? null,
    error: known?.error ?? null,
  };
};

/** Has a job make a backup. Throws where no folder is set. */
export const askBackup = async (ctx: Ctx) => {
  if (!ctx.backsUpDaily) throw new Refusal('backup.noFolder');
  await inTransactionOnly(ctx, (inside) => inside.queue.backUp(inside));
  return backupStatus(ctx);
};

/** A backup a day, before what is old is cleaned away; where it fails it is tried again twice. */
export const defineDailyBackup = (jobs: Pick<Jobs, 'define' | 'schedule'>, ctx: () => Given, plan: BackupPlan) => {
  const { folder } = plan;
  if (!folder) return;
  const options = { retryLimit: 2, retryDelay: 1800, expireInSeconds: 4 * 3600 };
  jobs.define(backupQueue, options, (_data, { signal }) => backUp(ctx(), { ...plan, folder }, { signal }));
  jobs.schedule(backupQueue, '20 3 * * *');
};

/** Keeps so many days, of each the first and the last: the night's stays, however many are asked for after a mishap. */
const removeOldest = async (folder: string, keep: number, now: Date) => {
  const names = await readdir(folder);
  // Their names are in the order of their times.
  const days = Object.values(Object.groupBy(names.filter(isBackup).toSorted(), dayOf));
  const kept = new Set(days.slice(-keep).flatMap((day = []) => [day[0], day.at(-1)]));
  for (const name of days.flat()) if (name && !kept.has(name)) await rm(join(folder, name), { force: true });
  for (const name of names.filter(isUnfinished)) {
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > day) await rm(join(folder, name), { force: true });
  }
};
