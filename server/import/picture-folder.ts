import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathOfPicture } from '#server/images/images.service';
import { bytesMax } from '#server/images/make-picture';
import { pictureKind } from '#server/images/picture-kind';

const named = /\.(jpe?g|png|webp|avif|gif|bmp|tiff?|hei[cf]|svg)$/i;

/** The picture files of a folder and the folders in it, by their names from there (`fotos/uno.jpg`), sorted. */
export const listPictures = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && named.test(entry.name) && !entry.name.startsWith('.'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
};

/** Reads a picture file far enough to know under which path it would be kept, or why it would not. */
export const inspectPicture = async (file: string): Promise<{ path: string } | { error: string }> => {
  const { size } = await stat(file);
  if (size > bytesMax) return { error: 'pesa más de 15 MB' };
  const bytes = await readFile(file);
  return pictureKind(bytes) ? { path: pathOfPicture(bytes) } : { error: 'no es JPEG, PNG, WebP ni AVIF' };
};
