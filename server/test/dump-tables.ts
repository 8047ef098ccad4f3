import type { Database } from '../database/database.ts';

type Dump = Record<string, string[]>;

/** Every row of every table as text, to show that nothing changed. */
export const dumpTables = async ({ query }: Pick<Database<unknown>, 'query'>): Promise<Dump> => {
  const { rows: tables } = await query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const dump: Dump = {};
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await query(`select t::text as row from "${name}" t order by t::text`);
    dump[name] = rows.map(({ row }) => String(row));
  }
  return dump;
};

/** The rows that have this text, each with its table. */
export const rowsWith = (dump: Dump, text: string) =>
  Object.entries(dump).flatMap(([table, rows]) => rows.filter((row) => row.includes(text)).map((row) => [table, row]));
