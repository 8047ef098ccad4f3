import type { Kysely } from 'kysely';
import { Mistake } from '#server/commands/mistake';
import { readCatalog, type Table } from '#server/database/catalog';
import { migrationHash, readMigrations } from '#server/database/migrate';
import { withTimeLimits } from '#server/database/time-limits';
import { type FileDigest, type Lines, readSection, type TableDigest } from './lines.ts';
import { digestOf, type Query, queryOf, quoted, storedColumns, textSettings } from './tables.ts';

/** Takes the lines of files. */
export type FileSink = {
  begin: (path: string) => Promise<void>;
  piece: (base64: string) => Promise<void>;
  end: (meant: FileDigest) => Promise<void>;
};

type FillOptions = {
  onFile?: FileSink;
  /** Runs once everything is checked; where it throws nothing is filled. */
  beforeCommit?: () => Promise<void>;
  onTable?: (done: number, total: number) => void;
  onCheck?: (done: number, total: number) => void;
};

const isNewer = 'El respaldo es de una versión más nueva de la tienda, o de otra: actualizala y probá de nuevo.';

/** Whether nothing is stored: no table, or those that a fill before made and could not fill. */
export const isEmpty = async (query: Query): Promise<boolean> => {
  const { rows } = await query(`select to_regclass('public.schema_migration') is not null as "isOurs",
    to_regclass('public.shop') is not null as "hasShop",
    exists (select from pg_tables where schemaname = 'public') as "hasTables"`);
  const { isOurs, hasShop, hasTables } = rows[0] ?? {};
  if (!hasTables) return true;
  if (!isOurs) return false;
  return !hasShop || (await query('select from shop')).rows.length === 0;
};

/** The migrations by which lines were written. Throws a sentence where one is not known here. */
export const migrationsOf = (written: readonly (readonly [name: string, hash: string])[]) => {
  const own = new Map(readMigrations().map((one) => [one.name, one]));
  return written.map(([name, hash]) => {
    const known = own.get(name);
    if (!known || migrationHash(known) !== hash) throw new Mistake(isNewer);
    return known;
  });
};

const rowsAtOnce = 500;

/**
 * Fills the tables of an empty database with lines, in one transaction; at its end the tables are read again and have to be as
 * they were when they were written.
 */
export const fillTables = <T>(db: Kysely<T>, lines: Lines, options: FillOptions = {}): Promise<void> =>
  withTimeLimits('migration', () => db.transaction().execute((tx) => fill(queryOf(tx), lines, options)));

const fill = async (query: Query, lines: Lines, { onFile, onTable, onCheck, beforeCommit }: FillOptions) => {
  await query(textSettings);
  const tables = new Map((await readCatalog({ query })).map((table) => [table.name, table]));
  // Rows come by the tables' names: what they refer to may come later. To add the keys again checks all.
  const keys = [...tables.values()].flatMap((table) => foreignKeysOf(table));
  for (const { drop } of keys) await query(drop);
  await query(`truncate ${[...tables.keys()].map(quoted).join(', ')}`);
  const written = new Map<string, TableDigest>();
  let into: { table: Table; insert: string } | undefined;
  let waiting: string[] = [];
  const flush = async () => {
    if (into && waiting.length > 0) await query(into.insert, [`[${waiting.join(',')}]`]);
    waiting = [];
  };
  for await (const batch of lines) {
    for (const line of batch) {
      if (line.startsWith('[')) {
        if (waiting.push(line) === rowsAtOnce) await flush();
      } else if (line.startsWith('"')) await onFile?.piece(JSON.parse(line) as string);
      else {
        await flush();
        const section = readSection(line);
        if ('table' in section) {
          onTable?.(written.size, tables.size);
          into = insertOf(tables.get(section.table), section);
        } else if ('rows' in section && into) written.set(into.table.name, section);
        else if ('identities' in section) await setIdentities(query, section.identities);
        else if ('file' in section) await onFile?.begin(section.file);
        else if ('size' in section) await onFile?.end(section);
      }
    }
  }
  for (const { add } of keys) await query(add);
  let checked = 0;
  for (const [name, table] of tables) {
    onCheck?.(checked++, tables.size);
    const digest = await digestOf(query, table);
    const meant = written.get(name);
    if (digest.rows !== meant?.rows || digest.sha256 !== meant.sha256)
      throw new Error(`The table ${name} was not filled as it was written.`);
  }
  await beforeCommit?.();
};

const foreignKeysOf = ({ name: table, constraints }: Table) =>
  constraints
    .filter(({ definition }) => definition.startsWith('FOREIGN KEY'))
    .map(({ name, definition }) => ({
      drop: `alter table ${quoted(table)} drop constraint ${quoted(name)}`,
      add: `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`,
    }));

const insertOf = (table: Table | undefined, given: { table: string; columns: readonly string[] }) => {
  if (!table) throw new Error(`There is no table ${given.table}.`);
  const types = new Map(storedColumns(table).map(({ name, type }) => [name, type]));
  const values = given.columns.map((column, at) => `(line->>${at})::${types.get(column)}`);
  const insert = `insert into ${quoted(table.name)} (${given.columns.map(quoted).join(', ')}) overriding system value
    select ${values.join(', ')} from json_array_elements($1::json) as line`;
  return { table, insert };
};

const setIdentities = async (query: Query, identities: readonly (readonly [string, string, string])[]) => {
  for (const [table, column, next] of identities)
    await query('select setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint, false)', [
      quoted(table),
      column,
      next,
    ]);
};
