import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  deleteKey,
  deleteKeysUntil,
  findKey,
  type KeyKind,
  replaceKey,
  takeKey,
} from '#server/accounts/account-keys.store';
import type { Ctx, Db, Inside } from '#server/ctx';

const hour = 3_600_000;
/** How long a link works that proves a mailbox. */
export const activationMs = 7 * 24 * hour;
const lifeMs: Record<KeyKind, number> = { activate: activationMs, reset: hour };

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/**
 * A new key to be sent by e-mail, inside the caller's transaction; the one before of that kind dies. It is kept only
 * as a hash. To activate: a GUID of its own (7 days, or less); to reset the password: 256 random bits (one hour).
 */
export const issueKey = async (
  inside: Inside,
  accountId: number,
  kind: KeyKind,
  livesMs = lifeMs[kind],
): Promise<string> => {
  const key = kind === 'activate' ? randomUUID() : randomBytes(32).toString('base64url');
  await replaceKey(inside.db, accountId, kind, hashOf(key), new Date(inside.clock().getTime() + livesMs));
  return key;
};

/** Uses a key up and tells whose it was; undefined where it never was, was used or is too old. */
export const redeemKey = async (inside: Inside, kind: KeyKind, key: string): Promise<number | undefined> =>
  (await takeKey(inside.db, kind, hashOf(key), inside.clock()))?.account_id;

/** The account of a key that could be used now; it is not used up. */
export const ownerOfKey = async (ctx: Ctx, kind: KeyKind, key: string): Promise<number | undefined> =>
  (await findKey(ctx.db, kind, hashOf(key), ctx.clock()))?.account_id;

export const revokeKey = (inside: Inside, accountId: number, kind: KeyKind) => deleteKey(inside.db, accountId, kind);

/** Deletes the keys that are too old to be used. */
export const forgetExpiredKeys = (db: Db, now: Date) => deleteKeysUntil(db, now);
