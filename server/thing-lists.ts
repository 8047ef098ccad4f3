import { sql } from 'kysely';
import { itemLimit } from '#contract/fields';
import { readPlace } from '#contract/plain/geolocation';
import { columnOf, type ListField, type Thing, wordsIn, writable } from '#contract/plain/thing';
import type { Inside } from '#server/ctx';
import { type ListTable, listStore } from '#server/database/list-store';
import { type Edit, type Entered, editList } from '#server/edit-list';
import { fieldRefusal } from '#server/refusal';
import { ownerColumn, rowOf } from '#server/thing-columns';
import { type StoredList, wholeEdits } from '#server/whole-edits';

type Values = Record<string, unknown>;
/** An edit of an item with what it says of itself. */
export type ItemEdit = Edit & Values;
/** Edits of a thing's lists, by their names. */
export type ListEdits = Readonly<Record<string, readonly ItemEdit[] | undefined>>;
/** A rule of a list's items that the caller knows: throws where it refuses one at `path`. */
export type ItemRule = (inside: Inside, item: Entered<ItemEdit>, path: string) => Promise<unknown>;

/** Items of a new thing's lists as edits. */
export const insertions = (lists: Readonly<Record<string, readonly object[]>>): ListEdits =>
  Object.fromEntries(
    Object.entries(lists).map(([name, items]) => [name, items.map((item) => ({ ...item, mode: 'INS' as const }))]),
  );

/** `wholeEdits` of a thing as the caller reads it; a list that he does not read stays as it came. */
export const wholeThingEdits = <L extends object>(
  { lists }: Thing,
  stored: Readonly<Record<string, unknown>>,
  edits: L,
) => {
  const read = lists.flatMap(({ name, fields }): [string, StoredList][] => {
    const items = stored[name] as StoredList['items'] | null;
    const labels = Object.fromEntries(writable(fields).map((field) => [field.name, field.label]));
    return items ? [[name, { items, labels, wordsOf: (item) => wordsIn(fields, item) }]] : [];
  });
  return wholeEdits(edits, Object.fromEntries(read) as { [N in keyof L]?: StoredList });
};

/**
 * Applies edits to the lists of a thing (decisions W5) in the caller's transaction, which has locked the thing. An absent list
 * stays. Throws a 422 at an item that names nothing, or what the list names already; child.notFound for one that it lacks.
 */
export const editLists = async (
  inside: Inside,
  thing: Thing,
  ownerId: number,
  edits: ListEdits,
  rules: Readonly<Record<string, ItemRule>> = {},
) => {
  const owner = { [ownerColumn(thing)]: ownerId };
  for (const list of thing.lists) {
    const items = edits[list.name] ?? [];
    if (items.length === 0) continue;
    await requireNamed(inside, list, owner, items);
    await requirePlaces(inside, list, owner, items);
    const valuesOf = async (item: Entered<ItemEdit>, path: string) => {
      await rules[list.name]?.(inside, item, path);
      return rowOf(list.fields, item);
    };
    const store = listStore(inside.db, list.table as ListTable, owner);
    await editList({ name: list.name, store, valuesOf, longest: itemLimit }, items);
  }
};

type Owner = Record<string, number>;

/** Throws at the first changed item whose place cannot be read, unless it is stored so: what an older rule took stays. */
const requirePlaces = async (
  inside: Inside,
  { name, table, fields }: ListField,
  owner: Owner,
  items: readonly ItemEdit[],
) => {
  for (const field of fields.filter(({ rule }) => rule.kind === 'place'))
    for (const [at, item] of items.entries()) {
      const given = item[field.name];
      if (item.mode !== 'UPD' || typeof given !== 'string' || readPlace(given)) continue;
      const [[ownerName, ownerId] = ['', 0]] = Object.entries(owner);
      const { rows } = await sql`select id from ${sql.table(table)} where id = ${item.id}
        and ${sql.ref(ownerName)} = ${ownerId} and ${sql.ref(columnOf(field))} = ${given}`.execute(inside.db);
      if (rows.length === 0) throw fieldRefusal(`${name}.${at}.${field.name}`, 'field.geolocation');
    }
};

/** Throws at the first item that names no thing, or one that another item names. */
const requireNamed = async (inside: Inside, list: ListField, owner: Owner, items: readonly ItemEdit[]) => {
  const field = list.fields.find(({ name }) => name === list.key);
  const source = field && list.fields.find(({ from }) => from?.by === columnOf(field))?.from;
  if (!field || !source) return;
  const column = columnOf(field);
  const named = items.map((item) => (item.mode === 'DLT' ? undefined : String(item[field.name])));
  const [[ownerName, ownerId] = ['', 0]] = Object.entries(owner);
  const wanted = named.filter((value) => value !== undefined);
  // As it is stored, so that its index finds it.
  const ids = field.rule.kind === 'id' ? sql`${wanted}::bigint[]` : sql`${wanted}::text[]`;
  // Locked as the row that will name it asks: what is going meanwhile is waited for, and is gone then.
  const { rows: known } = await sql<{ id: string }>`
    select id::text as id from ${sql.table(source.table)} where id = any(${ids}) for key share`.execute(inside.db);
  const { rows: stored } = await sql<{ id: number; value: string }>`
    select id, ${sql.ref(column)}::text as value from ${sql.table(list.table)}
    where ${sql.ref(ownerName)} = ${ownerId}`.execute(inside.db);
  const edited = new Set(items.map((item) => (item.mode === 'INS' ? undefined : item.id)));
  const taken = new Set(stored.filter(({ id }) => !edited.has(id)).map(({ value }) => value));
  for (const [at, value] of named.entries()) {
    if (value === undefined) continue;
    const path = `${list.name}.${at}.${field.name}`;
    if (!known.some(({ id }) => id === value)) throw fieldRefusal(path, 'field.choice');
    if (taken.has(value)) throw fieldRefusal(path, 'child.twice');
    taken.add(value);
  }
};
