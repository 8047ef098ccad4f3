import type { EditField, Values } from './fields.ts';
import { rowsOf } from './row-changes.ts';
import { unreadsIn } from './unread.ts';

/** Sentences by field, and by cell of a list of rows; a field has one where a cell of it has. */
type Errors = Record<string, string>;

/** The sentences at the fields that are shown and break their rule, and at the cells of their rows; none where all is well. */
export const errorsOf = (fields: readonly EditField[], values: Values): Errors => {
  const errors: Errors = {};
  for (const field of fields) {
    if (field.isShown && !field.isShown(values)) continue;
    const value = values[field.name];
    const issues = field.rule.safeParse(value).error?.issues ?? [];
    for (const { path, error } of unreadsIn(value)) note(errors, field, value, path, error);
    for (const { path, message } of issues) note(errors, field, value, path, message);
  }
  return errors;
};

/** The same of a refusal, which names what is in a field's value by its path: `branches.1.city`. */
export const refusedAt = (fields: readonly EditField[], values: Values, refused: Errors): Errors => {
  const errors: Errors = {};
  for (const [place, error] of Object.entries(refused)) {
    const [name = '', ...path] = place.split('.');
    const field = fields.find((one) => one.name === name) ?? { name, kind: 'text' as const };
    note(errors, field, values[name], path, error);
  }
  return errors;
};

/** What a sentence at a cell of a list of rows is kept under. */
export const cellKey = (field: string, row: number, column: string) => `${field}.${row}.${column}`;

type Noted = Pick<EditField, 'name' | 'kind'>;
const note = (errors: Errors, field: Noted, value: unknown, path: readonly PropertyKey[], error: string) => {
  errors[field.name] ??= error;
  const cell = field.kind === 'rows' ? cellOf(field as EditField & Rows, value, path) : undefined;
  if (cell) errors[cell] ??= error;
};

type Rows = { kind: 'rows' };

/** The cell that a part of a field's value stands in. Rows are known by what they are, as their places in the value may be others. */
const cellOf = (field: EditField & Rows, value: unknown, path: readonly PropertyKey[]) => {
  const rows: unknown[] = [rowsOf(field, value)].flat();
  let part = value;
  for (const key of path) {
    const row = rows.indexOf(part);
    if (row >= 0) return cellKey(field.name, row, String(key));
    part = (part as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  // Those that were made of its items stand as they do.
  const [at, column] = path;
  return Array.isArray(value) && column !== undefined ? cellKey(field.name, Number(at), String(column)) : undefined;
};
