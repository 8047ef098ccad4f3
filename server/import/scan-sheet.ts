import { labelOf } from '#server/import/header';
import { addHtml, type HtmlCells, noHtml } from '#server/import/html-cells';
import { addProblems, noProblems, type Problems, repeated } from '#server/import/problem';
import { type ProductRow, readRow } from '#server/import/read-row';
import type { Sheet } from '#server/import/sheet-row';

export type Scan = {
  /** Rows with something in them. */
  rows: number;
  problems: Problems;
  /** The rows that have a problem of their own. */
  wrong: Set<number>;
  /** Rows whose code stands in a later one too: they are checked, and not written. */
  repeated: Set<number>;
  /** Where each code stands. */
  rowOfCode: Map<string, number>;
  /** The codes that rows call previous, each with the row's own. */
  previous: Map<string, { code: string }>;
  html: HtmlCells;
  /** Whether a row's code cannot be read: it may be any product's. */
  hasUnread: boolean;
  /** The file cannot be read to its end, so that nothing of it can be trusted. */
  isBroken: boolean;
};

/** Reads a sheet once for what can be said of it alone: cells that cannot be read, and codes that stand twice. */
export const scanSheet = async (sheet: Sheet): Promise<Scan> => {
  const problems = noProblems();
  const wrong = new Set<number>();
  const again = new Set<number>();
  const rowOfCode = new Map<string, number>();
  const previous = new Map<string, { code: string }>();
  const html = noHtml();
  let rows = 0;
  let hasUnread = false;
  const scan = () => ({ rows, problems, wrong, repeated: again, rowOfCode, previous, html, hasUnread });
  for await (const line of sheet.rows()) {
    if ('error' in line) {
      addProblems(problems, [{ row: line.row, says: line.error }]);
      return { ...scan(), isBroken: true };
    }
    rows += 1;
    const { read, problems: own, html: columns } = readRow(sheet.header, line.row, line.cells);
    addHtml(html, line.row, columns);
    const first = read.code && rowOfCode.get(read.code);
    if (first) own.push(...repeated(read.code, labelOf(sheet.header, 'code'), first, line.row, again));
    else if (read.code) rowOfCode.set(read.code, line.row);
    hasUnread ||= !read.code;
    if (own.length > 0) wrong.add(line.row);
    else for (const code of read.values.previousCodes ?? []) previous.set(code, { code: read.code });
    addProblems(problems, own);
  }
  return { ...scan(), isBroken: false };
};

/** Rows of a spreadsheet in batches, then `more` in the same way: only those that `isWanted`, none with problems of its own. */
export const readBatches = async function* (
  sheet: Sheet,
  more: readonly ProductRow[],
  size: number,
  isWanted: (row: ProductRow) => boolean,
): AsyncGenerator<ProductRow[]> {
  let batch: ProductRow[] = [];
  for await (const row of readRows(sheet, more)) {
    if (!isWanted(row)) continue;
    batch.push(row);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const readRows = async function* (sheet: Sheet, more: readonly ProductRow[]): AsyncGenerator<ProductRow> {
  for await (const line of sheet.rows()) {
    if (!('error' in line)) yield readRow(sheet.header, line.row, line.cells).read;
  }
  yield* more;
};
