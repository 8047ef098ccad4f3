import type { Field } from './columns.ts';
import type { Currency } from './money.ts';

/** A row that has something in it, and may be the header. `width`: how many columns are its own, where not all cells are. */
export type HeaderRow = { row: number; cells: readonly string[]; width?: number };
export type Branch = { code: string; name: string };

/** Field or stock that a column fills. `currency` is the one that a price's header names. */
export type Target =
  | { kind: 'field'; field: Field; currency?: Currency | 'other' }
  | { kind: 'stock'; branchCode: string }
  | { kind: 'specification'; key: string };
/** A column of the file by its place in a row; `label` is its header as written. */
export type BoundColumn = { at: number; label: string; target: Target };
