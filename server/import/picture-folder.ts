import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isPictureName, type PictureFiles, tooLarge } from '#server/import/picture-files';

/** The pictures of a folder and the folders in it. */
export const openPictureFolder = async (folder: string): Promise<PictureFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && isPictureName(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
  const read = async (name: string) => {
    const file = join(folder, name);
    return tooLarge((await stat(file)).size) ?? { bytes: await readFile(file) };
  };
  return { names, read };
};
