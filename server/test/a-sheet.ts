import { decodeText, detectEncoding, type Source } from '#server/import/encoding';
import { openSheet } from '#server/import/sheet';
import type { Sheet } from '#server/import/sheet-row';

/** A spreadsheet without a file, which comes in pieces of so many bytes. */
export const sourceOf = (bytes: Uint8Array, piece = 7): Source => ({
  name: 'prueba.csv',
  open: async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  },
});

export const branchesOfSheet = [
  { code: 'BUL', name: 'Bulevar' },
  { code: 'CLA', name: 'Cerro Largo' },
];

const all = async <T>(items: AsyncIterable<T>) => {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

/** The text of a file as its encoding is recognised, or why it has none. */
export const decoded = async (bytes: Uint8Array, piece?: number) => {
  const source = sourceOf(bytes, piece);
  const found = await detectEncoding(source);
  if ('error' in found) return found.error;
  return (await all(decodeText(source, found.encoding))).join('');
};

const opened = (text: string | Uint8Array) =>
  openSheet(sourceOf(typeof text === 'string' ? Buffer.from(text) : text), branchesOfSheet);

export const openedSheet = async (text: string | Uint8Array) => {
  const sheet = await opened(text);
  if ('says' in sheet) throw new Error(sheet.says);
  return sheet;
};

/** Why a spreadsheet cannot be opened; undefined where it can. */
export const refusedSheet = async (text: string | Uint8Array) => {
  const sheet = await opened(text);
  return 'says' in sheet ? sheet.says : undefined;
};

export const rowsOf = (sheet: Sheet) => all(sheet.rows());
