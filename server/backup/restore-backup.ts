import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Mistake } from '#server/commands/mistake';
import { openDatabase } from '#server/database/database';
import { lockFolder } from '#server/database/folder-lock';
import { embeddedFolder, hasEmbedded } from '#server/database/is-made';
import { migrate } from '#server/database/migrate';
import { withTimeLimits } from '#server/database/time-limits';
import { readBackupFile } from './backup-file.ts';
import { addToErasedList, erasedListIn, readErasedList } from './erased-list.ts';
import { fileFolders, fileWriter } from './files.ts';
import { fillTables, isEmpty, migrationsOf } from './fill-tables.ts';
import { type Lines, readSection } from './lines.ts';

/** An empty place for a shop. */
export type Place = { dataFolder: string; url?: string | undefined; isSmall?: boolean };
export type RestoreProgress = { step: 'reading' | 'filling' | 'checking'; done: number; total?: number };
type Options = { secret?: string | undefined; onProgress?: (progress: RestoreProgress) => void };

/**
 * Fills an empty place from a backup, after the whole file was read. Answers when it was made. Where it throws, the place is
 * as it was, but for tables without rows on a server.
 */
export const restoreBackup = async (path: string, place: Place, { secret, onProgress = () => {} }: Options = {}) => {
  onProgress({ step: 'reading', done: 0 });
  for await (const _ of readBackupFile(path, secret));
  const folder = resolve(place.dataFolder);
  const release = await lockFolder(folder);
  const beside = join(folder, 'restoring');
  const moved: string[] = [];
  try {
    await refuseFull(folder, place);
    await rm(beside, { recursive: true, force: true });
    // The start of the shop erases again who stands there.
    await addToErasedList(erasedListIn(folder), await readErasedList(erasedListIn(dirname(path))));
    const moveFiles = async () => {
      for (const name of fileFolders) {
        if (!existsSync(join(beside, name))) continue;
        await rm(join(folder, name), { recursive: true, force: true });
        await rename(join(beside, name), join(folder, name));
        moved.push(join(folder, name));
      }
    };
    const into = place.url ? { url: place.url } : { folder: beside, isSmall: place.isSmall ?? false };
    const made = await fillDatabase(into, readBackupFile(path, secret), {
      onFile: fileWriter(beside),
      beforeCommit: moveFiles,
      onTable: (done, total) => onProgress({ step: 'filling', done, total }),
      onCheck: (done, total) => onProgress({ step: 'checking', done, total }),
    });
    // Last: without it there is no shop.
    if (!place.url) await rename(embeddedFolder(beside), embeddedFolder(folder));
    return made;
  } catch (error) {
    for (const path of moved) await rm(path, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(beside, { recursive: true, force: true, maxRetries: 10 });
    release();
  }
};

const refuseFull = async (folder: string, { url }: Place) => {
  const isFull = async (name: string) =>
    existsSync(join(folder, name)) && (await readdir(join(folder, name))).length > 0;
  for (const name of fileFolders)
    if (await isFull(name)) throw new Mistake(`${join(folder, name)} no está vacía: no se restauró nada.`);
  if (!url && hasEmbedded(folder)) throw new Mistake(`Ya hay una tienda en ${folder}: no se restauró nada.`);
};

type Into = Parameters<typeof openDatabase>[0];

/** Opens an empty database and fills it with a backup's lines. Answers when they were written. */
export const fillDatabase = async (
  into: Into,
  lines: Lines,
  options: NonNullable<Parameters<typeof fillTables>[2]>,
): Promise<Date> => {
  const batches = lines[Symbol.asyncIterator]();
  try {
    const [line = '', ...others] = (await batches.next()).value ?? [];
    const first = readSection(line);
    if (!('made' in first)) throw new Error('A backup begins with when it was made.');
    const rest = async function* (): AsyncGenerator<readonly string[]> {
      yield others;
      yield* { [Symbol.asyncIterator]: () => batches };
    };
    const migrations = migrationsOf(first.migrations);
    const database = await openDatabase(into).catch((error: unknown) => {
      throw into?.url ? new Mistake(`La base de datos del servidor no se puede abrir: ${String(error)}`) : error;
    });
    try {
      if (!(await isEmpty(database.query)))
        throw new Mistake('La base de datos no está vacía: no se escribió nada. Creá otra para la tienda.');
      // A later start brings it up to date.
      await migrate(database.db, migrations);
      await fillTables(database.db, rest(), options);
      // It only makes queries quicker, and comes by itself later; what was restored stays.
      await withTimeLimits('migration', () => database.query('analyze')).catch(() => {});
    } finally {
      await database.close();
    }
    return new Date(first.made);
  } finally {
    await batches.return?.();
  }
};
