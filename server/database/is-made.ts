import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded database lies in a data folder. */
export const embeddedFolder = (folder: string): string => join(folder, 'pgdata');

/** Whether a data folder has an embedded database already. */
export const hasEmbedded = (folder: string): boolean => existsSync(embeddedFolder(folder));

/** Whether a database has been brought up to date at least once. */
export const hasTables = async ({ query }: { query: (sql: string) => Promise<{ rows: unknown[] }> }) => {
  const { rows } = await query("select 1 where to_regclass('schema_migration') is not null");
  return rows.length > 0;
};
