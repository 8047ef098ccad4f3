import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import type { Tables } from '#server/tables';

const atOnce = 2000;

/**
 * Adds rows by the thousand: each statement carries one JSON array, so their number depends neither on columns nor on
 * the limit of parameters. All rows have the columns of the first.
 */
export async function insertRows(db: Db, table: keyof Tables, rows: readonly object[]) {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  for (let at = 0; at < rows.length; at += atOnce) {
    const json = JSON.stringify(rows.slice(at, at + atOnce));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.execute(db);
  }
}

/** Id of each row by a text column that is unique. */
export async function idsBy(db: Db, table: keyof Tables, column: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, ${sql.ref(column)} as key from ${sql.table(table)}`.execute(db);
  return new Map(rows.map(({ id, key }) => [key, id]));
}

/** The value of a map that must have it. */
export function valueOf<V>(map: ReadonlyMap<string, V>, key: string): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo names ${key}, which is not there.`);
  return value;
}
