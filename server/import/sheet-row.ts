import type { Encoding } from './encoding.ts';
import type { Header } from './header.ts';
import type { HeaderRow } from './header-columns.ts';

/** A row under the header, blank ones left out; or where the file cannot be read any further, and why. */
export type SheetRow = { row: number; cells: string[] } | { row: number; error: string };
/**
 * `encoding` is that of plain text. A book has the names of its visible `sheets` and of the one that is read, and counts the
 * hidden rows that its last reading left out.
 */
export type Sheet = {
  header: Header;
  headerRow?: number;
  /** The rows among which the header was looked for. */
  starts?: readonly HeaderRow[];
  encoding?: Encoding;
  sheet?: string;
  sheets?: readonly string[];
  hidden?: Readonly<{ count: number }>;
  rows: () => AsyncGenerator<SheetRow>;
};
