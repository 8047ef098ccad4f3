import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { unwritten } from '#server/commands/unwritten';
import type { Db } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { readBackupFile, writeBackupFile } from './backup-file.ts';
import { addToErasedList, erasedListIn, readErasedList } from './erased-list.ts';
import { readFiles } from './files.ts';
import { readTables } from './tables.ts';

export type BackupProgress = { step: 'tables' | 'files' | 'reading'; done: number; total?: number };

type Given = {
  db: Db;
  dataFolder: string;
  /** The folder that gets the file. */
  folder: string;
  secret?: string | undefined;
  now: Date;
  signal?: AbortSignal;
  onProgress?: (progress: BackupProgress) => void;
};

const nameAt = (now: Date) => `tienda-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.respaldo`;

export const isBackup = (name: string) => /^tienda-[\dTZ-]+\.respaldo$/.test(name);
/** The day (UTC) that a backup's name says. */
export const dayOf = (name: string) => name.slice('tienda-'.length, 'tienda-2026-01-31'.length);
/** The remains of a backup that was killed. */
export const isUnfinished = (name: string) => /^tienda-[\dTZ-]+\.respaldo\.parte$/.test(name);

/** Writes a backup of the shop while it runs, reads it back whole, and answers its path. There is a file once it is good. */
export const makeBackup = async (given: Given): Promise<string> => {
  const { db, dataFolder, folder, secret, now, signal, onProgress = () => {} } = given;
  const path = join(folder, nameAt(now));
  const beside = `${path}.parte`;
  const lines = async function* () {
    yield* readTables(db, (done, total) => onProgress({ step: 'tables', done, total }));
    // Behind the tables: what a row names is there.
    yield* readFiles(dataFolder, (done) => onProgress({ step: 'files', done }));
  };
  try {
    await withTimeLimits('batch', () => writeBackupFile(beside, lines(), secret, signal));
    onProgress({ step: 'reading', done: 0 });
    for await (const _ of readBackupFile(beside, secret)) signal?.throwIfAborted();
    await rename(beside, path);
    await addToErasedList(erasedListIn(folder), await readErasedList(erasedListIn(dataFolder)));
    return path;
  } catch (error) {
    // Another one that began in the same second writes there.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(beside, { force: true });
    throw unwritten(path, error);
  }
};
