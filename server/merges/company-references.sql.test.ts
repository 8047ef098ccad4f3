import { describe, expect, test } from 'vitest';
import { companyReferences } from '#server/merges/company-references';
import { unitingOf } from '#server/merges/reference';
import { testDatabase } from '#server/test/database';

const { query } = await testDatabase();

/** The foreign keys to tables, as 'table.column'. */
const keysTo = async (tables: readonly string[]) => {
  const { rows } = await query(
    `select conrelid::regclass || '.' || attname as key from pg_constraint
       join pg_attribute on attrelid = conrelid and attnum = any(conkey)
     where contype = 'f' and confrelid::regclass::text in (${tables.map((name) => `'${name}'`).join(', ')})`,
  );
  return rows.map(({ key }) => String(key)).toSorted();
};

describe('the table of what a merge does', () => {
  test('has every foreign key to a company', async () => {
    const known = companyReferences.map(({ table, column }) => `${table}.${column}`);
    expect(await keysTo(['company'])).toEqual(known.toSorted());
  });

  test('deletes no row to which another one leads', async () => {
    const deleted = [...new Set(unitingOf(companyReferences).map(({ table }) => table))];
    expect(await keysTo(deleted)).toEqual([]);
  });

  test('names every other thing that a row which goes may name', async () => {
    const { rows } = await query(
      `select conrelid::regclass || '.' || attname as key, confrelid::regclass::text as named from pg_constraint
         join pg_attribute on attrelid = conrelid and attnum = any(conkey) where contype = 'f'`,
    );
    // Places stay, and a contact of a company is no person's.
    const stays = new Set(['state', 'city', 'person', 'company']);
    for (const table of new Set(unitingOf(companyReferences).map((one) => one.table))) {
      const names = Object.assign({}, ...unitingOf(companyReferences).map((one) => one.table === table && one.names));
      const mayGo = rows.filter(({ key, named }) => String(key).startsWith(`${table}.`) && !stays.has(String(named)));
      for (const { key, named } of mayGo) expect([key, names[String(key).split('.')[1] ?? '']]).toEqual([key, named]);
    }
  });
});
