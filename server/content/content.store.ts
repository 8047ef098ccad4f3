import type { Db, Transaction } from '#server/ctx';
import type { SiteId } from '#sites/site';

/** A site's stored texts by key, as JSON. */
export const readConfigs = async (db: Db, site: SiteId, keys: readonly string[]): Promise<Map<string, string>> => {
  const rows = db.selectFrom('config').select(['key', 'value']).where('site', '=', site).where('key', 'in', keys);
  return new Map((await rows.execute()).map(({ key, value }) => [key, value]));
};

/** The text of a key, locked until the transaction ends; what was never stored begins as `first`. */
export const lockConfig = async (db: Transaction, site: SiteId, key: string, first: string): Promise<string> => {
  const row = { site, key, value: first };
  await db
    .insertInto('config')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = db.selectFrom('config').select('value').where('site', '=', site).where('key', '=', key);
  return (await stored.forUpdate().executeTakeFirst())?.value ?? first;
};

export const writeConfig = (db: Transaction, site: SiteId, key: string, value: string) =>
  db
    .insertInto('config')
    .values({ site, key, value })
    .onConflict((conflict) => conflict.columns(['site', 'key']).doUpdateSet({ value, updated_at: new Date() }))
    .execute();
