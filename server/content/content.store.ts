import type { Db, Transaction } from '#server/ctx';
import type { SiteId } from '#sites/site';

/** The stored JSON text of a key, or undefined where nothing was stored. */
export const readConfig = async (db: Db, site: SiteId, key: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('config')
    .select('value')
    .where('site', '=', site)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
};

export const writeConfig = (db: Transaction, site: SiteId, key: string, value: string) =>
  db
    .insertInto('config')
    .values({ site, key, value })
    .onConflict((conflict) => conflict.columns(['site', 'key']).doUpdateSet({ value, updated_at: new Date() }))
    .execute();
