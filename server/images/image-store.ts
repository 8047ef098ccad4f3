import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where pictures lie, by keys like `originals/3fa9…` or `steps/3fa9…/480.avif`. Another place than a folder fits behind it. */
export type ImageStore = {
  /** Keeps the bytes whole or not at all. */
  put: (key: string, bytes: Uint8Array) => Promise<void>;
  get: (key: string) => Promise<Buffer | undefined>;
};

const safeKey = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?(\/[a-z0-9]([a-z0-9._-]*[a-z0-9])?)*$/;

/** Keeps pictures in a folder, each written beside its place and then moved there. */
export const folderStore = (folder: string): ImageStore => {
  const fileOf = (key: string) => (safeKey.test(key) && !key.includes('..') ? join(folder, key) : undefined);
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      if (!file) throw new Error(`Not a key of a picture: ${key}`);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      const file = fileOf(key);
      if (!file) return undefined;
      try {
        return await readFile(file);
      } catch (error) {
        // ENOTDIR: a part of the path is a picture.
        if (error instanceof Error && 'code' in error && /^(ENOENT|ENOTDIR)$/.test(String(error.code)))
          return undefined;
        throw error;
      }
    },
  };
};
