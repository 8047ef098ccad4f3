import type { Asked } from './header.ts';
import type { HeaderRow } from './header-columns.ts';
import { countKnown } from './targets.ts';

/** A header stands among so many rows that have something in them: above it stand titles, addresses, dates. */
export const headerWithin = 30;

/** The row that names most columns that the shop knows, the first of several; where none names any, the first of all. */
export const findHeader = <T extends { cells: readonly string[] }>(rows: readonly T[]) =>
  rows
    .map((row) => ({ row, known: countKnown(row.cells) }))
    .reduce<{ row: T; known: number } | undefined>(
      (best, one) => (best && best.known >= one.known ? best : one),
      undefined,
    );

/** The rows among which a header is, and the header: the one that was named, wherever it stands, or else the best. */
export const readStarts = async (rows: AsyncIterable<HeaderRow>, { headerRow }: Asked) => {
  const starts: HeaderRow[] = [];
  let named: HeaderRow | undefined;
  for await (const one of rows) {
    if (starts.length < headerWithin) starts.push(one);
    if (one.row === headerRow) named = one;
    if (starts.length === headerWithin && (headerRow === undefined || one.row >= headerRow)) break;
  }
  return { starts, found: findHeader(headerRow === undefined ? starts : named ? [named] : []) };
};
