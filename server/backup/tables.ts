import { CompiledQuery, type Kysely } from 'kysely';
import { type Column, readCatalog, type Table } from '#server/database/catalog';
import { addLines, newHash, type Section, sectionLine, type TableDigest } from './lines.ts';

type Row = Record<string, unknown>;
export type Query = (sql: string, params?: unknown[]) => Promise<{ rows: Row[] }>;

/** How rows become texts: the same on every engine. */
export const textSettings = `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local extra_float_digits = 1;
  set local intervalstyle = 'postgres'; set local bytea_output = 'hex'`;

/** Plain SQL inside a transaction. */
export const queryOf =
  <T>(tx: Kysely<T>): Query =>
  async (sql, params = []) =>
    tx.executeQuery<Row>(CompiledQuery.raw(sql, params));

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Stored columns of a table, without the computed ones. */
export const storedColumns = ({ columns }: Pick<Table, 'columns'>): Column[] =>
  columns.filter(({ computed }) => !computed);

const rowsAtOnce = 500;

/** The rows of a table in the order of its primary key, as lines. Needs `textSettings`. */
const rowsOf = async function* (query: Query, table: Table): AsyncGenerator<string[]> {
  const texts = storedColumns(table).map(({ name }) => `${quoted(name)}::text`);
  await query(
    `declare backup_rows no scroll cursor for
     select to_json(array[${texts.join(', ')}])::text as line from ${quoted(table.name)} order by ${orderOf(table)}`,
  );
  for (;;) {
    const { rows } = await query(`fetch ${rowsAtOnce} from backup_rows`);
    if (rows.length > 0) yield rows.map(({ line }) => String(line));
    if (rows.length < rowsAtOnce) break;
  }
  await query('close backup_rows');
};

const orderOf = ({ name, columns, constraints }: Table) => {
  const [, key] = constraints.map(({ definition }) => /^PRIMARY KEY \((.*)\)$/.exec(definition)).find(Boolean) ?? [];
  if (!key) throw new Error(`The table ${name} has no primary key.`);
  const isText = (column: string) => columns.find((one) => quoted(one.name) === column)?.type === 'text';
  const parts = key.split(', ').map((part) => (part.startsWith('"') ? part : quoted(part)));
  return parts.map((part) => (isText(part) ? `${part} collate "C"` : part)).join(', ');
};

/** A table's rows as lines between the sections that begin and end them. */
const tableLines = async function* (query: Query, table: Table): AsyncGenerator<string[]> {
  yield [sectionLine({ table: table.name, columns: storedColumns(table).map(({ name }) => name) })];
  const hash = newHash();
  let count = 0;
  for await (const lines of rowsOf(query, table)) {
    addLines(hash, lines);
    count += lines.length;
    yield lines;
  }
  yield [sectionLine({ rows: count, sha256: hash.digest('hex') })];
};

/** The digest that `tableLines` would end with. */
export const digestOf = async (query: Query, table: Table): Promise<TableDigest> => {
  const hash = newHash();
  let count = 0;
  for await (const lines of rowsOf(query, table)) {
    addLines(hash, lines);
    count += lines.length;
  }
  return { rows: count, sha256: hash.digest('hex') };
};

type Identities = Extract<Section, { identities: unknown }>['identities'];

const identitiesOf = async (query: Query, tables: readonly Table[]): Promise<Identities> => {
  const found: Identities = [];
  for (const { name: table, columns } of tables) {
    for (const { name: column, identity } of columns) {
      if (!identity) continue;
      const { rows: sequences } = await query('select pg_get_serial_sequence($1, $2) as name', [quoted(table), column]);
      const { rows } = await query(
        `select (last_value + is_called::int)::text as next from ${String(sequences[0]?.name)}`,
      );
      found.push([table, column, String(rows[0]?.next)]);
    }
  }
  return found;
};

/**
 * Everything that the tables hold at one moment, as lines; `onTable` is told which is being read. A number that an identity
 * gave meanwhile is not given again, as their values are read last.
 */
export const readTables = async function* <T>(
  db: Kysely<T>,
  onTable: (done: number, total: number) => void = () => {},
): AsyncGenerator<string[]> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute();
  try {
    const query = queryOf(tx);
    await query(textSettings);
    const { rows } = await query(`select name, hash from schema_migration order by name collate "C"`);
    const migrations = rows.map(({ name, hash }): [string, string] => [String(name), String(hash)]);
    yield [sectionLine({ made: new Date().toISOString(), migrations })];
    const tables = await readCatalog({ query });
    for (const [at, table] of tables.entries()) {
      onTable(at, tables.length);
      yield* tableLines(query, table);
    }
    onTable(tables.length, tables.length);
    yield [sectionLine({ identities: await identitiesOf(query, tables) })];
  } finally {
    await tx.rollback().execute();
  }
};
