import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { withTimeLimits } from './time-limits.ts';
import { sqlState, transact } from './transact.ts';

/** A file of plain SQL (any number of statements), run in one transaction. `name` orders: '0001_places'. */
type Migration = { name: string; text: string };
type Tables = {
  schema_lock: { id: number };
  schema_migration: { name: string; hash: string; at?: Date };
};

/** The migrations of `folder`, in order; without one, the project's own (from the bundle where there is one). */
export const readMigrations = (folder?: URL): Migration[] => {
  const bundled: Record<string, string> | null =
    import.meta.env && !folder
      ? import.meta.glob('../migrations/*.sql', { query: '?raw', import: 'default', eager: true })
      : null;
  return Object.entries(bundled ?? readFolder(folder ?? new URL('../migrations/', import.meta.url)))
    .map(([path, text]) => ({ name: path.replace(/^.*\/|\.sql$/g, ''), text }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

const readFolder = (folder: URL) =>
  Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]),
  );

/**
 * Brings the database to the newest migration and returns the names of those applied here. Any number of processes
 * may start at once: each step holds a row lock. Throws where an applied file was changed afterwards.
 */
export const migrate = <T>(
  db: Kysely<T>,
  migrations: Migration[] = readMigrations(),
  onProgress: (name: string) => void = () => {},
): Promise<string[]> =>
  withTimeLimits('migration', async () => {
    const schema = db as unknown as Kysely<Tables>;
    await prepare(schema);
    const applied: string[] = [];
    for (const migration of migrations) {
      if (!(await apply(schema, migration))) continue;
      applied.push(migration.name);
      onProgress(migration.name);
    }
    return applied;
  });

const prepare = async (db: Kysely<Tables>) => {
  const statements = `create table if not exists schema_lock (id integer primary key);
    create table if not exists schema_migration
      (name text primary key, hash text not null, at timestamptz not null default now());
    insert into schema_lock values (1) on conflict do nothing`;
  // `if not exists` still fails when two processes create the same table, and the type of its rows, at the same moment.
  const meeting = new Set(['23505', '42P07', '42710']);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await sql.raw(statements).execute(db);
      return;
    } catch (error) {
      if (attempt === 5 || !meeting.has(sqlState(error) ?? '')) throw error;
    }
  }
};

/** Hash by which an applied migration is recognised. */
export const migrationHash = ({ text }: Pick<Migration, 'text'>): string =>
  createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

const apply = (db: Kysely<Tables>, { name, text }: Migration) => {
  const hash = migrationHash({ text });
  return transact(db, async (tx) => {
    await tx.selectFrom('schema_lock').select('id').forUpdate().execute();
    const known = await tx.selectFrom('schema_migration').select('hash').where('name', '=', name).executeTakeFirst();
    if (known && known.hash !== hash) throw new Error(`Migration ${name} was changed after it was applied here.`);
    if (known) return false;
    await sql.raw(text).execute(tx);
    await tx.insertInto('schema_migration').values({ name, hash }).execute();
    return true;
  });
};
