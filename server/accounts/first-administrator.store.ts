import type { Db, Transaction } from '#server/ctx';

/** Whether an account can administrate, or could once it is activated or unlocked. */
export const hasAdministrator = async (db: Pick<Db, 'selectFrom'>): Promise<boolean> =>
  (await db
    .selectFrom('account_role')
    .select('account_id')
    .where('role', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const insertSetupKey = (db: Transaction, hash: Buffer, expiresAt: Date) =>
  db.insertInto('setup_key').values({ hash, expires_at: expiresAt }).execute();

/** Uses all keys up: of two that are used at once, one finds none. */
export const takeSetupKeys = (db: Transaction) =>
  db.deleteFrom('setup_key').returning(['hash', 'expires_at as expiresAt']).execute();
