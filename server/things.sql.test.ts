import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { columnOf, type Field, type Thing, writable } from '#contract/plain/thing';
import { communication } from '#contract/things/communication';
import { company } from '#contract/things/company';
import { companyGroup } from '#contract/things/company-group';
import { person } from '#contract/things/person';
import { testDatabase } from '#server/test/database';
import { ownerColumn } from '#server/thing-columns';

const things: Thing[] = [company, companyGroup, person, communication];
let columns: Map<string, { isNullable: boolean; isGenerated: boolean }>;
beforeAll(async () => {
  const { db } = await testDatabase();
  const { rows } = await sql<{ name: string; isNullable: boolean; isGenerated: boolean }>`
    select table_name || '.' || column_name as name, is_nullable = 'YES' as "isNullable",
      is_generated = 'ALWAYS' or is_identity = 'YES' as "isGenerated"
    from information_schema.columns where table_schema = current_schema()`.execute(db);
  columns = new Map(rows.map(({ name, ...rest }) => [name, rest]));
});

/** Columns that no declaration names: who has the row, and what the shop keeps beside its fields. */
const own: Record<string, readonly string[]> = {
  company: ['id', 'guid', 'form_hash', 'own_site', 'created_at', 'edited', 'searched', 'merged_into'],
  company_group: ['id', 'searched', 'named'],
  person: ['id', 'guid', 'form_hash', 'created_at', 'edited', 'searched', 'digits'],
  communication: [
    'id',
    'guid',
    'last_event',
    'new_date',
    'sent_to',
    'sent_by',
    'mail_id',
    'created_at',
    'changed_at',
    'searched',
  ],
};
const ownOfList = ['id', 'is_default', 'person_id', 'company_id', 'searched', 'digits', 'located_for', 'located_as'];

const undeclared = (table: string, fields: readonly Field[], rest: readonly string[]) => {
  const declared = new Set([...writable(fields).map(columnOf), ...rest]);
  return [...columns.keys()]
    .filter((name) => name.startsWith(`${table}.`))
    .map((name) => name.slice(table.length + 1))
    .filter((name) => !declared.has(name));
};

describe.each(things.map((thing) => [thing.noun, thing] as const))('%s', (_, thing) => {
  test('each field is a column, which is null where the field may be', () => {
    for (const field of writable(thing.fields)) {
      const column = columns.get(`${thing.table}.${columnOf(field)}`);
      expect([field.name, column?.isGenerated]).toEqual([field.name, false]);
      const isThere = field.rule.isRequired || field.rule.preset !== undefined;
      const mayBeNull = !isThere || field.mayLack === true;
      expect([field.name, column?.isNullable]).toEqual([field.name, mayBeNull]);
    }
  });

  test('no column is forgotten, of the thing or of its lists', () => {
    expect(undeclared(thing.table, thing.fields, own[thing.table] ?? [])).toEqual([]);
    for (const { table, fields } of thing.lists)
      expect([table, undeclared(table, fields, ownOfList)]).toEqual([table, []]);
  });

  test('the database takes one default of each list', async () => {
    const { db } = await testDatabase();
    const { rows } = await sql<{ table: string }>`
      select indrelid::regclass::text as table from pg_index
        join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indisunique and indnatts = 1 and attname = ${ownerColumn(thing)}
        and pg_get_expr(indpred, indrelid) = 'is_default'`.execute(db);
    expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(thing.lists.map(({ table }) => table)));
  });

  test('each list has the column of its owner, and what is read with it is there', () => {
    for (const { table } of thing.lists) expect(columns.has(`${table}.${ownerColumn(thing)}`), table).toBe(true);
    for (const { from } of [...thing.fields, ...thing.lists.flatMap(({ fields }) => fields)] as Field[])
      if (from) expect(columns.has(`${from.table}.${from.column}`), from.table).toBe(true);
  });
});
