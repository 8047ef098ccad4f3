import { expect, test } from 'vitest';
import { personalData } from '#server/erasure/personal-data';
import { testDatabase } from '#server/test/database';

type Column = { table: string; column: string };
const keyOf = ({ table, column }: Column) => `${table}.${column}`;
const decided = Object.entries(personalData).flatMap(([table, entries]) =>
  entries.flatMap(({ columns }) => columns.map((column) => `${table}.${column}`)),
);

/** The columns of the tables, those of texts and bytes alone where it is said. */
const columnsOf = async ({ texts }: { texts: boolean }) => {
  const { query } = await testDatabase();
  const { rows } = await query(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public' and table_name not in ('schema_lock', 'schema_migration')
       and ($1 = false or data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'xml'))
     order by 1, 2`,
    [texts],
  );
  return (rows as Column[]).map(keyOf);
};

test('every column with a text, JSON or bytes has a fate at an erasure', async () => {
  const columns = await columnsOf({ texts: true });
  expect(columns.length).toBeGreaterThan(150);
  expect(columns.filter((column) => !decided.includes(column))).toEqual([]);
});

test('no fate is of a column that is not there', async () => {
  const columns = await columnsOf({ texts: false });
  expect(decided.filter((column) => !columns.includes(column))).toEqual([]);
  expect(Object.keys(personalData).filter((table) => !columns.some((one) => one.startsWith(`${table}.`)))).toEqual([]);
});

test('whatever refers to a person or an account goes with it, or loses its reference', async () => {
  const { query } = await testDatabase();
  const { rows } = await query(
    `select cls.relname as table, att.attname as column from pg_constraint con
     join pg_class cls on cls.oid = con.conrelid
     join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any (con.conkey)
     where con.contype = 'f' and con.confrelid in ('person'::regclass, 'account'::regclass)`,
  );
  expect(rows.length).toBeGreaterThan(15);
  const left = (rows as Column[]).filter(({ table, column }) => {
    const entries = personalData[table as keyof typeof personalData];
    return !entries.some(({ fate, columns }) => fate === 'deleted' || (fate === 'cleared' && columns.includes(column)));
  });
  expect(left.map(keyOf)).toEqual([]);
});
