import { createHash, randomBytes } from 'node:crypto';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionsUsedBefore,
  insertSession,
  readSession,
  touchSession,
} from '#server/accounts/sessions.store';
import type { Ctx, Db, Inside, Session } from '#server/ctx';

const minute = 60_000;
const idleMs = { customer: 30 * 24 * 60 * minute, staff: 12 * 60 * minute };
// A session in use is written to once in this while, not at each call.
const touchEveryMs = 5 * minute;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Starts a session and returns its token: opaque, random, kept only as a hash. */
export const startSession = async (ctx: Ctx, accountId: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  await insertSession(ctx.db, hashOf(token), accountId, ctx.clock());
  return token;
};

/** The session of a token, or null where it is unknown or idle for too long (30 days; staff 12 hours). */
export const findSession = async (ctx: Ctx, token: string): Promise<Session | null> => {
  const tokenHash = hashOf(token);
  const row = await readSession(ctx.db, tokenHash);
  if (!row) return null;
  const now = ctx.clock();
  const idle = now.getTime() - row.usedAt.getTime();
  if (idle > (row.roles.length > 0 ? idleMs.staff : idleMs.customer)) {
    await deleteSession(ctx.db, tokenHash);
    return null;
  }
  if (idle > touchEveryMs) await touchSession(ctx.db, tokenHash, now);
  const { usedAt: _, ...session } = row;
  return { ...session, tokenHash };
};

/** Ends the caller's session. */
export const endSession = async (ctx: Ctx) => {
  if (ctx.session) await deleteSession(ctx.db, ctx.session.tokenHash);
};

/** Ends every session of an account but the one given; with null all. */
export const endOtherSessions = (inside: Inside, accountId: number, but: Buffer | null) =>
  deleteOtherSessions(inside.db, accountId, but);

/** Deletes the sessions that are idle for too long, whosever they are. */
export const forgetIdleSessions = (db: Db, now: Date) =>
  deleteSessionsUsedBefore(db, new Date(now.getTime() - idleMs.customer));
