/** Rows of a list by their fields, as a page sends them: each field's name stands once, and so does a value that all have. */
export type Columns = { count: number; of: Record<string, unknown[] | Nested | Same> };
/** A field whose values are lists of rows themselves: how many each has, and all of them. */
type Nested = { counts: number[]; rows: Columns };
type Same = { same: unknown };

type Row = Record<string, unknown>;

const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null && !Array.isArray(one));

const columnOf = (values: unknown[]) => {
  if (values.every(isRows) && values.some(({ length }) => length > 0))
    return { counts: values.map(({ length }) => length), rows: toColumns(values.flat()) };
  const [same] = values;
  return (same === null || typeof same !== 'object') && values.every((value) => value === same) ? { same } : values;
};

export const toColumns = (rows: readonly object[]): Columns => {
  const keys = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = [...keys].map((key) => [key, columnOf(rows.map((row) => (row as Row)[key]))] as const);
  return { count: rows.length, of: Object.fromEntries(columns) };
};

/** The rows again; a field that has no value in one stands not in it. */
export const fromColumns = <T>({ count, of }: Columns): T[] => {
  const rows: Row[] = Array.from({ length: count }, () => ({}));
  for (const [key, column] of Object.entries(of)) {
    const nested = 'counts' in column && fromColumns(column.rows);
    let at = 0;
    for (const [place, row] of rows.entries()) {
      const value = nested
        ? nested.slice(at, (at += (column as Nested).counts[place] ?? 0))
        : Array.isArray(column)
          ? column[place]
          : (column as Same).same;
      if (value !== undefined) row[key] = value;
    }
  }
  return rows as T[];
};
