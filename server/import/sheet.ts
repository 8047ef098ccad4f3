import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, type Parser, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { cleanText } from '#server/clean-text';
import type { Branch } from '#server/import/header-columns';
import type { Sheet, SheetRow } from '#server/import/sheet-row';
import { brokenText, type Doubt } from './broken-text.ts';
import { bareCell, isBlank } from './cell.ts';
import { decodeText, detectEncoding, type Encoding, isZip, type Source } from './encoding.ts';
import { findHeader, headerWithin, readStarts } from './find-header.ts';
import { type Asked, readHeader } from './header.ts';
import type { Problem } from './problem.ts';
import { openBook } from './xlsx/open-book.ts';

/** Stands where there is no spreadsheet, only pictures. */
export const emptySheet: Sheet = {
  header: { width: 0, columns: [], unused: [], problems: [], labels: [] },
  rows: async function* () {
    yield* [];
  },
};

const longestRow = 2_000_000;
/** As many as a spreadsheet has columns: whoever formats whole rows saves that many separators. */
const cellsMax = 16_384;
const startLength = 64 * 1024;

/**
 * Recognises how a spreadsheet was saved, by what is in it, and reads its header; `rows` reads the rest, as often as
 * asked. A problem of a text that was read has its encoding.
 */
export const openSheet = async (
  source: Source,
  branches: readonly Branch[],
  { signal, ...asked }: Asked & { signal?: AbortSignal } = {},
): Promise<Sheet | (Problem & { encoding?: Encoding })> => {
  if (source.path && (await isZip(source))) {
    const book = await openBook(source.path, branches, asked);
    return 'says' in book ? book : { ...book, rows: () => until(signal, book.rows()) };
  }
  const found = await detectEncoding(source);
  if ('error' in found) return { says: found.error };
  const { encoding, doubt } = found;
  const start = await startOf(decodeText(source, encoding));
  const format = { ...lenient, delimiter: delimiterOf(start), from: statedDelimiter(start) ? 2 : 1 };
  const records = () => readRecords(decodeText(source, encoding), format, doubt);
  let broken: (Problem & { encoding: Encoding }) | undefined;
  const starting = async function* () {
    for await (const record of records()) {
      if ('error' in record) {
        broken = { row: record.row, says: record.error, encoding };
        return;
      }
      yield { ...record, cells: record.cells.map(bareCell) };
    }
  };
  const { starts, found: first } = await readStarts(starting(), asked);
  if (!first) return broken ?? { says: 'El archivo está vacío.' };
  const { row: headerRow } = first.row;
  const header = readHeader(first.row, branches, asked);
  return { header, headerRow, starts, encoding, rows: () => until(signal, under(headerRow, records())) };
};

const lenient: Options = {
  relax_quotes: true,
  relax_column_count: true,
  max_record_size: longestRow,
  record_delimiter: ['\r\n', '\n', '\r'],
};

const startOf = async (text: AsyncGenerator<string>) => {
  let start = '';
  for await (const piece of text) {
    start += piece;
    if (start.length >= startLength) break;
  }
  return start;
};

// Excel itself writes and obeys a first line like this; it does not show it as a row.
const statedDelimiter = (start: string) => /^sep=(.)\r?\n/i.exec(start)?.[1];

const delimiterOf = (start: string) => {
  const tried = [';', '\t', ','].map((delimiter) => {
    const header = findHeader(firstRecords(start, delimiter));
    return { delimiter, known: header?.known ?? 0, length: header?.row.cells.length ?? 0 };
  });
  const best = tried.reduce((a, b) => ((b.known - a.known || b.length - a.length) > 0 ? b : a));
  return statedDelimiter(start) ?? best.delimiter;
};

const firstRecords = (start: string, delimiter: string) => {
  const read = (to: number) => {
    const options = { ...lenient, delimiter, to, skip_empty_lines: true };
    return (parseAtOnce(start, options) as string[][]).map((cells) => ({ cells }));
  };
  for (const to of [headerWithin, 1]) {
    try {
      return read(to);
    } catch {
      // The start may end within a quoted cell.
    }
  }
  return [];
};

const readRecords = async function* (
  text: AsyncGenerator<string>,
  options: Options,
  doubt: Doubt,
): AsyncGenerator<SheetRow> {
  const records = parse(options);
  // A failure reaches the loop below through the stream itself.
  pipeline(Readable.from(bounded(text, records)), records, () => {});
  let row = 0;
  try {
    for await (const record of records as AsyncIterable<string[]>) {
      row += 1;
      if (record.length > cellsMax) throw new RowTooLong(row);
      const broken = brokenText(record, doubt);
      if (broken) {
        yield { row, error: broken };
        return;
      }
      const cells = record.map(cleanText);
      if (!cells.every(isBlank)) yield { row, cells };
    }
  } catch (error) {
    // Rows that were parsed but not read yet are lost with the stream.
    if (error instanceof RowTooLong) yield { row: error.row, error: 'es más larga que la fila de una planilla' };
    else if (error instanceof CsvError) {
      yield { row: Number(error.records ?? row) + 1, error: 'acá empieza una celda entre comillas que no se cierra' };
    } else throw error;
  }
};

class RowTooLong extends Error {
  readonly row: number;
  constructor(row: number) {
    super(`Row ${row} is too long.`);
    this.row = row;
  }
}

/** The parser counts what stands in cells, not the separators: a row without an end would fill the memory. */
const bounded = async function* (text: AsyncGenerator<string>, { info }: Pick<Parser, 'info'>) {
  let [records, length] = [0, 0];
  for await (const piece of text) {
    yield piece;
    length = info.records === records ? length + piece.length : 0;
    records = info.records;
    // A cell that never ends is found by the parser first.
    if (length > 2 * longestRow) throw new RowTooLong(info.records + 1);
  }
};

const under = async function* (headerRow: number, records: AsyncGenerator<SheetRow>) {
  for await (const record of records) if (record.row > headerRow) yield record;
};

const until = async function* (signal: AbortSignal | undefined, records: AsyncGenerator<SheetRow>) {
  for await (const record of records) {
    signal?.throwIfAborted();
    yield record;
  }
};
