import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const line = z.object({
  personId: z.number(),
  /** Seconds since 1970 at which the person was made: his id may be another's after a restore. */
  created: z.string(),
  at: z.string(),
  reason: z.string(),
});
/** Somebody who was erased, without anything of him. */
export type ErasedLine = z.infer<typeof line>;

/** The list in a folder: beside a shop's data, or beside its backups. No backup has it in it. */
export const erasedListIn = (folder: string) => join(folder, 'erased-people.jsonl');

const lineOf = (text: string): ErasedLine[] => {
  try {
    return [line.parse(JSON.parse(text))];
  } catch {
    // It was cut by a crash; the shop adds it again.
    return [];
  }
};

const textOf = (path: string) =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** The lists of a shop: in its data folder, and where its backups go by themselves. */
export const erasedListsOf = ({ dataFolder, folder }: { dataFolder: string; folder?: string | undefined }) =>
  [dataFolder, folder].flatMap((one) => (one === undefined ? [] : [erasedListIn(one)]));

/** The lines of a list; none where there is no list. */
export const readErasedList = async (path: string): Promise<ErasedLine[]> =>
  (await textOf(path)).split('\n').flatMap(lineOf);

const keyOf = ({ personId, created }: ErasedLine) => `${personId} ${created}`;

/** Adds to a list the lines that it lacks, on the disk when this is done. */
export const addToErasedList = async (path: string, lines: readonly ErasedLine[]) => {
  const text = await textOf(path);
  const known = new Set(text.split('\n').flatMap(lineOf).map(keyOf));
  const missing = lines.filter((one) => !known.has(keyOf(one)));
  if (missing.length === 0) return;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  try {
    const start = text === '' || text.endsWith('\n') ? '' : '\n';
    await file.write(start + missing.map((one) => `${JSON.stringify(one)}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
};
