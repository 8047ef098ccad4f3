import type { Header } from './header.ts';

/** A row under the header, blank ones left out; or where the file cannot be read any further, and why. */
export type SheetRow = { row: number; cells: string[] } | { row: number; error: string };
export type Sheet = { header: Header; rows: () => AsyncGenerator<SheetRow> };
