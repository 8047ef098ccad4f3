import { sql } from 'kysely';
import { addBasics } from '#server/basics';
import type { Db } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { transact } from '#server/database/transact';
import type { Site } from '#sites/site';

// All other tables are emptied, also those that a later migration adds: nothing of a demo may stay in a real shop.
const lasting = ['shop', 'setting', 'state', 'city', 'branch', 'schema_lock', 'schema_migration'];

/**
 * Turns a demo into an empty shop that is never made a demo again: places, branches and settings stay (but the rate, the
 * accounts for deposits and the company), own companies and root categories are made anew. Throws where the database is not a demo.
 */
export async function emptyShop(db: Db, sites: readonly Site[]) {
  const shop = await db.selectFrom('shop').select('is_demo').executeTakeFirst();
  if (!shop?.is_demo) throw new Error('Esta tienda no es una demostración: no se vacía.');
  const empty = () =>
    transact(db, async (tx) => {
      const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
      where schemaname = 'public' and not (tablename = any(${lasting}::text[]))`.execute(tx);
      await sql`truncate ${sql.join(rows.map(({ name }) => sql.table(name)))} restart identity`.execute(tx);
      await tx.deleteFrom('setting').where('key', 'in', ['rate', 'depositAccounts', 'company']).execute();
      await tx.updateTable('shop').set({ is_demo: false, is_stocked: true }).execute();
    });
  await withTimeLimits('batch', empty);
  await addBasics(db, sites);
}
