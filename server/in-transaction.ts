import type { Ctx } from '#server/ctx';
import { transact } from '#server/database/transact';

/** Runs `work` in one transaction and, once it is committed, lets this process's read models catch up. */
export const inTransaction = async <T>(ctx: Ctx, work: (inside: Ctx) => Promise<T>): Promise<T> => {
  const result = await transact(ctx.db, (tx) => work({ ...ctx, db: tx }));
  await ctx.follow();
  return result;
};
