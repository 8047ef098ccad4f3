import { isBlank } from './cell.ts';
import { lettersTitle } from './column-letters.ts';
import type { Asked } from './header.ts';
import type { HeaderRow } from './header-columns.ts';
import { countKnown } from './targets.ts';

/** A header stands among so many rows that have something in them: above it stand titles, addresses, dates. */
export const headerWithin = 30;

/** Stands for the row of the header where a sheet has none: all its rows are data. */
const noHeader = 0;

/** The row that names most columns that the shop knows, the first of several; where none names any, the first of all. */
export const findHeader = <T extends { cells: readonly string[] }>(rows: readonly T[]) =>
  rows
    .map((row) => ({ row, known: countKnown(row.cells) }))
    .reduce<{ row: T; known: number } | undefined>(
      (best, one) => (best && best.known >= one.known ? best : one),
      undefined,
    );

const isNumber = (cell = '') => /^(?:u\$s|us\$|usd|\$)?\s*\d[\d., ]*%?$/i.test(cell.trim());

/** Whether a row has a number in a column where most of these have one: a header would have its title there. */
const isLikeData = ({ cells }: HeaderRow, below: readonly HeaderRow[]) =>
  cells.some((cell, at) => isNumber(cell) && 2 * below.filter((one) => isNumber(one.cells[at])).length > below.length);

/** The titles of a header, and the letters of columns without a title that have something in these rows. */
export const titled = (cells: readonly string[], below: readonly HeaderRow[]): string[] =>
  Array.from({ length: Math.max(cells.length, ...below.map((one) => one.cells.length)) }, (_, at) => {
    const isFilled = below.some((one) => !isBlank(one.cells[at] ?? ''));
    return cells[at] || (isFilled ? lettersTitle(at) : '');
  });

/** The rows among which a header is, and the header: the one that was named, wherever it stands, or else the best. */
export const readStarts = async (rows: AsyncIterable<HeaderRow>, { headerRow }: Asked) => {
  const starts: HeaderRow[] = [];
  let named: HeaderRow | undefined;
  for await (const one of rows) {
    if (starts.length < headerWithin) starts.push(one);
    if (one.row === headerRow) named = one;
    if (starts.length === headerWithin && (headerRow === undefined || one.row >= headerRow)) break;
  }
  const found = findHeader(headerRow === undefined ? starts : named ? [named] : []);
  const [first, ...below] = starts;
  const hasNone =
    headerRow === undefined ? found?.known === 0 && first && isLikeData(first, below) : headerRow === noHeader;
  if (first && hasNone) {
    return {
      starts,
      found: { row: { row: noHeader, cells: titled([], starts), width: first.cells.length }, known: 0 },
    };
  }
  return { starts, found: found && { ...found, row: withLetters(found.row, starts) } };
};

const withLetters = ({ row, cells }: HeaderRow, starts: readonly HeaderRow[]): HeaderRow => ({
  row,
  cells: titled(
    cells,
    starts.filter((start) => start.row > row),
  ),
  width: cells.length,
});
