import type { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';

/** The files in a zip by name, in any case; `read` unpacks one, and fails where it is longer than the zip says. */
export type Zip = { has: (name: string) => boolean; read: (name: string) => Promise<Readable>; close: () => void };

// The most that a workbook may come to when it is unpacked: a few hundred kilobytes can hold gigabytes.
const unpackedMax = 2 ** 30;
const filesMax = 2000;

/** Opens a zip of a size that can be worked with, or says why not. */
export const openZip = async (path: string): Promise<Zip | { error: string }> => {
  const file = await openPromise(path, { autoClose: false }).catch(() => undefined);
  if (!file) return { error: 'El libro está dañado: no se puede descomprimir.' };
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  try {
    for await (const entry of file.eachEntry()) {
      entries.set(entry.fileName.toLowerCase(), entry);
      unpacked += entry.uncompressedSize;
      if (unpacked > unpackedMax || entries.size > filesMax) {
        file.close();
        return { error: 'El libro es demasiado grande: descomprimido pasa de 1 GB. Guardalo como CSV.' };
      }
    }
  } catch {
    file.close();
    return { error: 'El libro está dañado: no se puede descomprimir.' };
  }
  return {
    has: (name) => entries.has(name.toLowerCase()),
    read: async (name) => {
      const entry = entries.get(name.toLowerCase());
      if (!entry) throw new Error(`The book has no ${name}.`);
      return file.openReadStreamPromise(entry);
    },
    close: () => file.close(),
  };
};
