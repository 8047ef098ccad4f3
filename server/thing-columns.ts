import { type AliasedRawBuilder, type RawBuilder, sql } from 'kysely';
import { columnOf, type Field, type ListField, type Readers, type Thing, writable } from '#contract/plain/thing';

/** Whether the caller reads what is for sellers, and for those who read the people, of the query's row. */
export type Sights = Record<Readers, RawBuilder<boolean>>;

const forReaders = (readBy: Readers | undefined, value: RawBuilder<unknown>, sights: Sights) =>
  readBy ? sql`case when ${sights[readBy]} then ${value} end` : value;

const valueOf = (field: Field, row: string) => {
  const { from } = field;
  if (!from) return sql.ref(`${row}.${columnOf(field)}`);
  return sql`(select ${sql.ref(`source.${from.column}`)} from ${sql.table(from.table)} as source
    where source.id = ${sql.ref(`${row}.${from.by}`)})`;
};

/** The column that says of which thing a list's row is. */
export const ownerColumn = ({ table }: Pick<Thing, 'table'>) => `${table}_id`;

const itemsOf = (thing: Pick<Thing, 'table'>, { table, fields, readBy }: ListField, sights: Sights) => {
  const values = fields.map(
    (field) => sql`${sql.lit(field.name)}, ${forReaders(field.readBy, valueOf(field, 'item'), sights)}`,
  );
  const items = sql`(
    select coalesce(json_agg(json_build_object('id', item.id, ${sql.join(values)}, 'isDefault', item.is_default)
      order by item.id), '[]')
    from ${sql.table(table)} as item where ${sql.ref(`item.${ownerColumn(thing)}`)} = ${sql.ref(`${thing.table}.id`)})`;
  return forReaders(readBy, items, sights);
};

const yes = sql<boolean>`true`;
const no = sql<boolean>`false`;

/** The `id` and the fields of a thing in a query of its table; with `sights`, null where the caller may not read one. */
export const fieldsOfThing = (
  { table, fields }: Pick<Thing, 'table' | 'fields'>,
  sights: Sights = { seller: yes, people: yes },
): AliasedRawBuilder<unknown, string>[] => [
  sql.ref(`${table}.id`).as('id'),
  ...fields.map((field) => forReaders(field.readBy, valueOf(field, table), sights).as(field.name)),
];

/** The same with its lists, each in the order in which it was entered; without `sights` as somebody reads it who may least. */
export const wholeThing = (
  thing: Thing,
  sights: Sights = { seller: no, people: no },
): AliasedRawBuilder<unknown, string>[] => [
  ...fieldsOfThing(thing, sights),
  ...thing.lists.map((list) => itemsOf(thing, list, sights).as(list.name)),
];

export type Row = Record<string, string | number | boolean | null>;

/** The columns of the values that are given. */
export const rowOf = (fields: readonly Field[], values: Readonly<Record<string, unknown>>): Row =>
  Object.fromEntries(
    writable(fields)
      .filter(({ name }) => values[name] !== undefined)
      .map((field) => [columnOf(field), values[field.name] as Row[string]]),
  );
