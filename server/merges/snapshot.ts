import type { Row, Value } from '#server/merges/reference';

/** A row's change. `after` is null where the row went; `unitedWith` is the id of the equal one, which is noted too. */
export type RowChange = { table: string; before: Row; after: Row | null; unitedWith?: number };

/** Which row of an owner's list was the default, and is. `size`: how many rows the list had. */
export type DefaultChange = {
  table: string;
  owner: number;
  before: number | null;
  after: number | null;
  size: number;
};

/** Rows that name the survivor in a column since, by their ids. */
export type Moved = { table: string; column: string; ids: number[] };

/** A field of the survivor that became the other's. */
export type FieldChange = { name: string; before: Value; after: Value };

/** All that a merge changed. Snapshots of an earlier version have to be read for 30 days. */
export type Snapshot = {
  version: 1;
  rows: RowChange[];
  defaults: DefaultChange[];
  moved: Moved[];
  fields: FieldChange[];
};
