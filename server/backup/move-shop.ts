import { resolve } from 'node:path';
import { Mistake } from '#server/commands/mistake';
import { openDatabase } from '#server/database/database';
import { hasEmbedded } from '#server/database/is-made';
import type { Tables } from '#server/tables';
import { fillDatabase, type Place, type RestoreProgress } from './restore-backup.ts';
import { readTables } from './tables.ts';

/** Fills an empty database of a server with what the embedded one has, which stays as it is. The shop has to be stopped. */
export const moveShop = async (
  { dataFolder, isSmall = false }: Omit<Place, 'url'>,
  url: string,
  onProgress: (progress: RestoreProgress) => void = () => {},
) => {
  const folder = resolve(dataFolder);
  if (!hasEmbedded(folder)) throw new Mistake(`No hay una tienda en ${folder} (DATA_DIR): no se mudó nada.`);
  const embedded = await openDatabase<Tables>({ folder, isSmall });
  try {
    await fillDatabase({ url }, readTables(embedded.db), {
      onTable: (done, total) => onProgress({ step: 'filling', done, total }),
      onCheck: (done, total) => onProgress({ step: 'checking', done, total }),
    });
  } finally {
    await embedded.close();
  }
};
