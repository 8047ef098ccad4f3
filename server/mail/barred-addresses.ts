import { createHmac, randomBytes } from 'node:crypto';
import type { Db, Mail, Transaction } from '#server/ctx';
import { mailKinds } from '#server/mail/mail-kinds';

const readKey = async (db: Db) => (await db.selectFrom('address_key').select('key').executeTakeFirst())?.key;

/** However it is typed, an address has one hash. */
const hashOf = (key: Buffer, address: string) =>
  createHmac('sha256', key).update(address.trim().toLowerCase()).digest();

/** Keeps the mails of barred kinds from these addresses, without keeping the addresses. */
export const barAddresses = async (db: Transaction, addresses: readonly string[], since: Date) => {
  if (addresses.length === 0) return;
  await db
    .insertInto('address_key')
    .values({ key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const key = await readKey(db);
  if (!key) throw new Error('The key of barred addresses was just made.');
  await db
    .insertInto('barred_address')
    .values(addresses.map((address) => ({ address_hash: hashOf(key, address), since })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Lets all mails reach an address again, as its owner has confirmed that he reads it. */
export const liftBar = async (db: Transaction, address: string) => {
  const key = await readKey(db);
  if (key) await db.deleteFrom('barred_address').where('address_hash', '=', hashOf(key, address)).execute();
};

/** Those of the mails that may go out: all but those of a barred kind to a barred address. */
export const allowedMails = async (db: Db, mails: readonly Mail[]): Promise<readonly Mail[]> => {
  const asked = mails.filter(({ kind = 'own' }) => mailKinds[kind].isBarred);
  const key = asked.length > 0 ? await readKey(db) : undefined;
  if (!key) return mails;
  const hashes = asked.map(({ to }) => hashOf(key, to));
  const rows = await db
    .selectFrom('barred_address')
    .select('address_hash')
    .where('address_hash', 'in', hashes)
    .execute();
  const isBarred = ({ to }: Mail) => rows.some(({ address_hash }) => address_hash.equals(hashOf(key, to)));
  return mails.filter((mail) => !asked.includes(mail) || !isBarred(mail));
};
