import { placedEdits } from './changes.ts';
import type { EditField, Item, Values } from './fields.ts';
import { rowsOf } from './row-changes.ts';
import { unreadsIn } from './unread.ts';

/** Sentences by field, and by cell of a list of rows or items; a field has one where a cell of it has. */
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

/**
 * The same for a refusal, which names a place inside a field's value by its path: `branches.1.city`. For a list that is
 * stored item by item, an update names the edit that was sent; `seen` leads to its item.
 */
export const refusedAt = (fields: readonly EditField[], values: Values, refused: Errors, seen?: Values): Errors => {
  const errors: Errors = {};
  for (const [place, error] of Object.entries(refused)) {
    const [name = '', ...path] = place.split('.');
    const field = fields.find((one) => one.name === name) ?? { name, kind: 'text' as const };
    const isEdit = field.kind === 'items' && seen !== undefined && path.length > 0;
    note(errors, field, values[name], isEdit ? itemPath(seen[name], values[name], path) : path, error);
  }
  return errors;
};

/** The path of an item whose edit was refused; none where the edit took it out. */
const itemPath = (seen: unknown, now: unknown, [edit, ...rest]: readonly string[]) => {
  const { at } = placedEdits((seen ?? []) as Item[], (now ?? []) as Item[])[Number(edit)] ?? {};
  return at === undefined ? [] : [String(at), ...rest];
};

/** Key of a sentence at a cell of a list. */
export const cellKey = (field: string, row: number, column: string) => `${field}.${row}.${column}`;

type Noted = Pick<EditField, 'name' | 'kind'>;
const note = (errors: Errors, field: Noted, value: unknown, path: readonly PropertyKey[], error: string) => {
  errors[field.name] ??= error;
  const cell =
    field.kind === 'rows'
      ? cellOf(field as EditField & Rows, value, path)
      : field.kind === 'items' && itemCell(field.name, path);
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
  return Array.isArray(value) ? itemCell(field.name, path) : undefined;
};

const itemCell = (name: string, [at, column]: readonly PropertyKey[]) =>
  column === undefined ? undefined : cellKey(name, Number(at), String(column));
