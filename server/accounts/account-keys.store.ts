import type { Db, Transaction } from '#server/ctx';
import type { Tables } from '#server/tables';

export type KeyKind = Tables['account_key']['kind'];

export const replaceKey = (db: Transaction, accountId: number, kind: KeyKind, keyHash: Buffer, expiresAt: Date) =>
  db
    .insertInto('account_key')
    .values({ account_id: accountId, kind, key_hash: keyHash, expires_at: expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ key_hash: keyHash, expires_at: expiresAt }),
    )
    .execute();

/** Deletes the key, so that of two that use it at once one finds it. */
export const takeKey = (db: Transaction, kind: KeyKind, keyHash: Buffer, now: Date) =>
  db
    .deleteFrom('account_key')
    .where('key_hash', '=', keyHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();

export const findKey = (db: Db, kind: KeyKind, keyHash: Buffer, now: Date) =>
  db
    .selectFrom('account_key')
    .select('account_id')
    .where('key_hash', '=', keyHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();

export const deleteKey = (db: Transaction, accountId: number, kind: KeyKind) =>
  db.deleteFrom('account_key').where('account_id', '=', accountId).where('kind', '=', kind).execute();

export const deleteKeysUntil = (db: Db, now: Date) =>
  db.deleteFrom('account_key').where('expires_at', '<=', now).execute();
