import { type RawBuilder, sql } from 'kysely';
import type { ListField } from '#contract/plain/thing';
import type { Db, Transaction } from '#server/ctx';
import type { Item, Reference, Row, Uniting } from '#server/merges/reference';
import type { Moved } from '#server/merges/snapshot';
import { fieldsOfThing } from '#server/thing-columns';

type Key = Pick<Reference, 'table' | 'column'>;
type Statement = RawBuilder<unknown>;

/** The row `item` of a table without its generated columns, which the database makes anew. */
const stored = (table: string) => sql`to_jsonb(item) - 'is_default'::text - array(
  select attname::text from pg_attribute where attrelid = ${table}::regclass and attgenerated <> '')`;

/** The rows of each reference that name one of these, by their ids. */
export const readItems = async (db: Db, references: readonly Uniting[], ids: readonly number[]): Promise<Item[][]> => {
  const parts = references.map(
    ({ table, column }, at) => sql`
      select ${at}::int as at, item.id, item.is_default as "isDefault", ${stored(table)} as row
      from ${sql.table(table)} as item where ${sql.ref(`item.${column}`)} = any(${ids}::bigint[])`,
  );
  const { rows } = await sql<Item & { at: number }>`${sql.join(parts, sql` union all `)} order by at, id`.execute(db);
  return references.map((_, at) =>
    rows.filter((one) => one.at === at).map(({ row, isDefault }) => ({ row, isDefault })),
  );
};

/** The rows of a table by their ids, as they are now. */
export const readRows = async (db: Db, table: string, ids: readonly number[]): Promise<Map<number, Row>> => {
  const { rows } = await sql<{ row: Row }>`
    select ${stored(table)} as row from ${sql.table(table)} as item where id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ row }) => [row.id, row]));
};

const given = (table: string, rows: readonly Row[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as given`;

export const deleteRows = async (db: Transaction, table: string, ids: readonly number[]) => {
  if (ids.length === 0) return;
  await sql`delete from ${sql.table(table)} where id = any(${ids}::bigint[])`.execute(db);
};

/** Rows of a list's table, which may be gone, as the items that people read, with whose they are. */
export const readAsItems = async (db: Db, list: ListField, rows: readonly Row[]) => {
  if (rows.length === 0) return [];
  const given = sql<Row>`json_populate_recordset(null::${sql.table(list.table)}, ${JSON.stringify(rows)}::json)`;
  return db
    .selectFrom(given.as(list.table))
    .select(fieldsOfThing(list))
    .select(sql.ref(`${list.table}.company_id`).as('company_id'))
    .$castTo<Row>()
    .execute();
};

/** Gives rows of a table these values, which name the same columns of each. */
export const updateRows = async (db: Transaction, table: string, rows: readonly Row[]) => {
  const columns = Object.keys(rows[0] ?? {}).filter((name) => name !== 'id');
  if (columns.length === 0) return;
  const values = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`);
  await sql`update ${sql.table(table)} as item set ${sql.join(values)}
    from ${given(table, rows)} where item.id = given.id`.execute(db);
};

// A row that is being deleted meanwhile is waited for, and is gone then.
const isThere = ([column, table]: [string, string]): Statement => {
  const named = sql`select from ${sql.table(table)} as named where named.id = ${sql.ref(`given.${column}`)}`;
  const isSeen = table === 'company' ? sql`and merged_into is null` : sql``;
  return sql`exists (${named} ${isSeen} for key share)`;
};

/** Inserts rows that were deleted, with their ids, but those that name what is gone; gives the ids of the inserted ones. */
export const restoreRows = async (
  db: Transaction,
  { table, names = {} }: Pick<Uniting, 'table' | 'names'>,
  rows: readonly Row[],
): Promise<Set<number>> => {
  if (rows.length === 0) return new Set();
  const columns = Object.keys(rows[0] ?? {});
  const conditions = [sql`true`, ...Object.entries(names).map(isThere)];
  const { rows: inserted } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) overriding system value
    select ${sql.join(columns.map((name) => sql.ref(`given.${name}`)))} from ${given(table, rows)}
    where ${sql.join(conditions, sql` and `)} on conflict do nothing returning id`.execute(db);
  return new Set(inserted.map(({ id }) => id));
};

/** The rows of an owner's list by their ids, with which is the default. */
export const readList = async (db: Db, { table, column }: Key, owner: number) => {
  const { rows } = await sql<{ id: number; isDefault: boolean }>`
    select id, is_default as "isDefault" from ${sql.table(table)}
    where ${sql.ref(column)} = ${owner} order by id`.execute(db);
  return { ids: rows.map(({ id }) => id), defaultId: rows.find(({ isDefault }) => isDefault)?.id ?? null };
};

/** Makes a row the default of its list, which has none; or none any more. */
export const markDefault = (db: Transaction, table: string, id: number, isDefault: boolean) =>
  sql`update ${sql.table(table)} set is_default = ${isDefault} where id = ${id}`.execute(db);

/** Has all rows that name `from` name `to`; gives their ids. */
export const moveRows = async (db: Transaction, { table, column }: Key, from: number, to: number): Promise<Moved> => {
  const { rows } = await sql<{ id: number }>`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where ${sql.ref(column)} = ${from} returning id`.execute(db);
  return { table, column, ids: rows.map(({ id }) => id) };
};

/** The same for some of them, which may name another one meanwhile. */
export const moveRowsBack = async (db: Transaction, { table, column, ids }: Moved, from: number, to: number) => {
  if (ids.length === 0) return;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}
    where ${sql.ref(column)} = ${from} and id = any(${ids}::bigint[])`.execute(db);
};

/** How many rows of a table have that id in one of these columns. */
export const countRows = async (db: Db, table: string, columns: readonly string[], id: number): Promise<number> => {
  const names = columns.map((column) => sql`${sql.ref(column)} = ${id}`);
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
    where ${sql.join(names, sql` or `)}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Whether a row names one of these. */
export const hasRows = async (db: Db, keys: readonly Key[], ids: readonly number[]): Promise<boolean> => {
  const parts = keys.map(
    ({ table, column }) =>
      sql`exists (select from ${sql.table(table)} where ${sql.ref(column)} = any(${ids}::bigint[]))`,
  );
  const { rows } = await sql<{ has: boolean }>`select ${sql.join(parts, sql` or `)} as has`.execute(db);
  return rows[0]?.has ?? false;
};
