import { accountRights } from '#server/accounts/account-rights';
import type { Db, Transaction } from '#server/ctx';

export const insertSession = (db: Db, tokenHash: Buffer, accountId: number, at: Date) =>
  db
    .insertInto('session')
    .values({ token_hash: tokenHash, account_id: accountId, created_at: at, used_at: at })
    .execute();

/** A session with what its account may do, in one query; none of an account that is locked. */
export const readSession = (db: Db, tokenHash: Buffer) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select([
      'account.id as accountId',
      'account.guid',
      'account.email',
      'account.person_id as personId',
      'account.company_id as companyId',
      'session.used_at as usedAt',
      ...accountRights,
    ])
    .where('session.token_hash', '=', tokenHash)
    .where('account.locked_at', 'is', null)
    .executeTakeFirst();

export const touchSession = (db: Db, tokenHash: Buffer, at: Date) =>
  db.updateTable('session').set({ used_at: at }).where('token_hash', '=', tokenHash).execute();

export const deleteSession = (db: Db, tokenHash: Buffer) =>
  db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();

/** Ends every session of an account but the one given. */
export const deleteOtherSessions = (db: Transaction, accountId: number, but: Buffer | null) =>
  db
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .$if(but !== null, (query) => query.where('token_hash', '!=', but as Buffer))
    .execute();

export const deleteSessionsUsedBefore = (db: Db, before: Date) =>
  db.deleteFrom('session').where('used_at', '<', before).execute();
