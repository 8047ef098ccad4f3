import { createHash } from 'node:crypto';
import type { Db } from '#server/ctx';

const day = 24 * 3_600_000;
const rememberedMs = 90 * day;

const hashOf = (email: string, client: string) => createHash('sha256').update(`${email} ${client}`).digest();

/** Whether the account of that e-mail was signed in to from that client address in the last 90 days. */
export const isKnownAddress = async (db: Db, email: string, client: string): Promise<boolean> => {
  const known = db
    .selectFrom('known_address')
    .innerJoin('account', 'account.id', 'known_address.account_id')
    .select('account_id')
    .where('account.email', '=', email)
    .where('address_hash', '=', hashOf(email, client));
  return (await known.executeTakeFirst()) !== undefined;
};

type Account = { id: number; email: string };

export const rememberAddress = (db: Db, { id, email }: Account, client: string, now: Date) =>
  db
    .insertInto('known_address')
    .values({ account_id: id, address_hash: hashOf(email, client), used_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'address_hash']).doUpdateSet({ used_at: now }))
    .execute();

/** Forgets all addresses of an account but takes this one for known. */
export const rememberOnlyAddress = async (db: Db, account: Account, client: string, now: Date) => {
  await db.deleteFrom('known_address').where('account_id', '=', account.id).execute();
  await rememberAddress(db, account, client, now);
};

/** Deletes the addresses from where nobody signed in for 90 days. */
export const forgetOldAddresses = (db: Db, now: Date) =>
  db
    .deleteFrom('known_address')
    .where('used_at', '<', new Date(now.getTime() - rememberedMs))
    .execute();
