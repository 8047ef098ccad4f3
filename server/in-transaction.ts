import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx, Inside } from '#server/ctx';
import { transact } from '#server/database/transact';

/** Runs `work` in one of many transactions: the read models follow after the last, by `ctx.follow`, or at their next look. */
export const inTransactionOnly = <T>(ctx: Ctx, work: (inside: Inside) => Promise<T>): Promise<T> =>
  transact(ctx.db, (tx) => work({ ...ctx, db: tx } as Inside));

// A committed change is answered, even where the database gives the read models no answer.
const longestFollowMs = 5000;

/** Runs `work` in one transaction and, once it is committed, lets this process's read models catch up. */
export const inTransaction = async <T>(ctx: Ctx, work: (inside: Inside) => Promise<T>): Promise<T> => {
  const result = await inTransactionOnly(ctx, work);
  await Promise.race([ctx.follow(), pause(longestFollowMs, undefined, { ref: false })]);
  return result;
};
