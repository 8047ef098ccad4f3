import { type Asked, countKnown } from './header.ts';

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

/** Whether a row may be the header: any, or the one that was named. */
export const mayBeHeader = (row: number, { headerRow }: Asked) => headerRow === undefined || row === headerRow;
