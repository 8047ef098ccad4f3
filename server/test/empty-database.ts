import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '../database/database.ts';

// To make an embedded database takes seconds, and an empty one is always the same: it is made once for a version of PGlite.
const modules = resolve(import.meta.dirname, '../../node_modules');
const { version } = JSON.parse(readFileSync(join(modules, '@electric-sql/pglite/package.json'), 'utf8')) as {
  version: string;
};
const cache = join(modules, '.cache');
const made = join(cache, `pglite-${version}`);

const make = async () => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'pglite-'));
  const database = await openDatabase({ folder });
  await database.close();
  const memory = await openDatabase();
  writeFileSync(join(folder, 'snapshot.tar'), await memory.dump());
  await memory.close();
  try {
    renameSync(folder, made);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(made)) throw error;
    rmSync(folder, { recursive: true });
  }
};

/** Puts an empty embedded database into a data folder, as the first start there would make it. */
export const fillDataFolder = async (folder: string) => {
  if (!existsSync(made)) await make();
  cpSync(join(made, 'pgdata'), join(folder, 'pgdata'), { recursive: true });
};

/** The snapshot of an empty embedded database, for one in memory. */
export const emptySnapshot = async () => {
  if (!existsSync(made)) await make();
  return join(made, 'snapshot.tar');
};
