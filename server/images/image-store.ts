import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where files lie, pictures by keys like `originals/3fa9…` or `steps/3fa9…/480.avif`. Another place than a folder fits behind it. */
export type ImageStore = {
  /** Keeps the bytes whole or not at all; those that come piece by piece are never all in memory. */
  put: (key: string, bytes: Uint8Array | AsyncIterable<Uint8Array>) => Promise<void>;
  get: (key: string) => Promise<Buffer | undefined>;
  /** A file of the disk with what lies at the key: a zip cannot be read from its beginning to its end. */
  fileOf: (key: string) => Promise<string | undefined>;
  /** Removes what lies at the key, or below it; nothing there is fine. */
  remove: (key: string) => Promise<void>;
  /** The names right below a key, or below none ('') at the top, that were last put before a time. */
  namesBefore: (key: string, before: Date) => AsyncIterable<string>;
};

const isMissing = (error: unknown) =>
  // ENOTDIR: a part of the path is a picture.
  error instanceof Error && 'code' in error && /^(ENOENT|ENOTDIR)$/.test(String(error.code));

const syncFolder = async (folder: string) => {
  // Windows has no such thing.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const safeKey = /^[a-z0-9]([a-z0-9._-]*[a-z0-9])?(\/[a-z0-9]([a-z0-9._-]*[a-z0-9])?)*$/;

/**
 * Keeps files in a folder, each written beside its place and then moved there. Where it `isDurable`, what was put survives a
 * power cut, and nobody else of the machine reads it.
 */
export const folderStore = (folder: string, { isDurable = false } = {}): ImageStore => {
  const fileOf = (key: string) => (safeKey.test(key) && !key.includes('..') ? join(folder, key) : undefined);
  return {
    put: async (key, bytes) => {
      const file = fileOf(key);
      if (!file) throw new Error(`Not a key of a picture: ${key}`);
      const unfinished = `${file}.${randomUUID()}`;
      await mkdir(dirname(file), { recursive: true, ...(isDurable && { mode: 0o700 }) });
      try {
        await writeFile(unfinished, bytes, isDurable ? { flush: true, mode: 0o600 } : {});
        await rename(unfinished, file);
        if (isDurable) await syncFolder(dirname(file));
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
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    fileOf: async (key) => {
      const file = fileOf(key);
      return file &&
        (await stat(file).then(
          (found) => found.isFile(),
          () => false,
        ))
        ? file
        : undefined;
    },
    remove: async (key) => {
      const file = fileOf(key);
      if (file) await rm(file, { recursive: true, force: true });
    },
    namesBefore: async function* (key, before) {
      const at = key === '' ? folder : fileOf(key);
      if (!at) return;
      try {
        for await (const { name } of await opendir(at)) {
          const { mtime } = await stat(join(at, name));
          if (mtime < before) yield name;
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
};
