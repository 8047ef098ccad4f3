import type { Database } from '../database/database.ts';

/** Every row of every table as text, to show that nothing changed. */
export const dumpTables = async ({ query }: Pick<Database<unknown>, 'query'>): Promise<Record<string, string[]>> => {
  const { rows: tables } = await query(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  const dump: Record<string, string[]> = {};
  for (const { name } of tables as { name: string }[]) {
    const { rows } = await query(`select t::text as row from "${name}" t order by t::text`);
    dump[name] = rows.map(({ row }) => String(row));
  }
  return dump;
};
