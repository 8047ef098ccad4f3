import type { Encoding } from './encoding.ts';
import type { Header } from './header.ts';

/** A row under the header, blank ones left out; or where the file cannot be read any further, and why. */
export type SheetRow = { row: number; cells: string[] } | { row: number; error: string };
/** `encoding`: of plain text. */
export type Sheet = { header: Header; encoding?: Encoding; rows: () => AsyncGenerator<SheetRow> };
