import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, opendir } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { FileSink } from './fill-tables.ts';
import { type FileDigest, newHash, sectionLine } from './lines.ts';

/** Folders of DATA_DIR beside the database: pictures and logos, and files sent as slips. */
export const fileFolders = ['images', 'slips'] as const;

// Three bytes make four letters.
const pieceSize = 3 * 2 ** 18;
/** A file that is being written beside its place. */
const unfinished = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Paths of the files below a folder. A file or folder that is removed meanwhile is left out. */
const pathsIn = async function* (folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(missing);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* pathsIn(path);
    else if (entry.isFile() && !unfinished.test(entry.name)) yield path;
  }
};

const missing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** The files of a data folder as lines; `onFile` is told how many there were. */
export const readFiles = async function* (
  dataFolder: string,
  onFile: (done: number) => void = () => {},
): AsyncGenerator<string[]> {
  let done = 0;
  for (const folder of fileFolders) {
    for await (const path of pathsIn(join(dataFolder, folder))) {
      const file = await open(path).catch(missing);
      if (!file) continue;
      try {
        yield* fileLines(file, relative(dataFolder, path).replaceAll(sep, '/'));
      } finally {
        await file.close();
      }
      onFile(++done);
    }
  }
};

const fileLines = async function* (file: FileHandle, path: string): AsyncGenerator<string[]> {
  yield [sectionLine({ file: path })];
  const hash = newHash();
  let size = 0;
  for await (const bytes of bytesOf(file)) {
    hash.update(bytes);
    size += bytes.length;
    yield [JSON.stringify(bytes.toString('base64'))];
  }
  yield [sectionLine({ size, sha256: hash.digest('hex') })];
};

const bytesOf = async function* (file: FileHandle) {
  const buffer = Buffer.alloc(pieceSize);
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, pieceSize);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
};

const fileDigest = async (path: string): Promise<FileDigest> => {
  const hash = newHash();
  let size = 0;
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(bytes);
    size += bytes.length;
  }
  return { size, sha256: hash.digest('hex') };
};

/** Writes the lines of files into a data folder; throws where one is not there afterwards as it was read. */
export const fileWriter = (dataFolder: string): FileSink => {
  let path = '';
  let file: FileHandle | undefined;
  return {
    begin: async (name) => {
      path = resolve(dataFolder, name);
      if (!fileFolders.some((folder) => path.startsWith(join(resolve(dataFolder), folder, sep))))
        throw new Error(`A backup may not write ${name}.`);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      file = await open(path, 'wx', 0o600);
    },
    piece: async (text) => {
      await file?.write(Buffer.from(text, 'base64'));
    },
    end: async (meant) => {
      await file?.close();
      const { size, sha256 } = await fileDigest(path);
      if (size !== meant.size || sha256 !== meant.sha256) throw new Error(`${path} was not written as it was read.`);
    },
  };
};
