import type { RowColumn, RowsKind, Values } from './fields.ts';

/** The rows of a field's value. */
export const rowsOf = ({ read }: Pick<RowsKind, 'read'>, value: unknown): Values[] =>
  read ? read(value) : ((value ?? []) as Values[]);

/** Makes the field's value anew of what it is by then: a change that comes late undoes no other. */
export const rowsChange =
  (field: Pick<RowsKind, 'read' | 'write'>, change: (rows: Values[]) => Values[]) =>
  (now: unknown): unknown => {
    const rows = change(rowsOf(field, now));
    return field.write ? field.write(rows) : rows;
  };

/** Sets one column of the row at a place, `also` others, and what its choice brings. */
export const cellChange =
  (at: number, { name, brings }: Pick<RowColumn, 'name' | 'brings'>, value: unknown, also: Values = {}) =>
  <R extends Values>(rows: readonly R[]): R[] =>
    rows.map((row, index) =>
      index === at ? { ...row, [name]: value, ...also, ...(typeof value === 'string' && brings?.(value, row)) } : row,
    );
