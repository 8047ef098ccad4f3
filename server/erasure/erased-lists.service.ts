import { addToErasedList, type ErasedLine, readErasedList } from '#server/backup/erased-list';
import type { Ctx } from '#server/ctx';
import { withTimeLimits } from '#server/database/time-limits';
import { inTransaction } from '#server/in-transaction';
import { eraseSubject, removeFiles } from './erase-subject.ts';
import { lockSubject } from './erasure.store.ts';
import { hasPerson, readErasures } from './erasures.store.ts';

/** Brings the lists outside the database up to it. A list that cannot be written is in the log, and made up for at the next start. */
export const keepErasedLists = async ({ db, erasedLists, log }: Ctx) => {
  const lines = (await readErasures(db)).map(({ personId, created, at, reason }) => ({
    personId,
    created,
    at: at.toISOString(),
    reason,
  }));
  for (const path of erasedLists)
    await addToErasedList(path, lines).catch((error: unknown) => log.error('erasure.notListed', error));
};

/** Erases again who stands in the lists and is back after a restore; for the start of a shop, before it answers. */
export const applyErasedLists = (ctx: Ctx) =>
  withTimeLimits('batch', async () => {
    const lines = (await Promise.all(ctx.erasedLists.map(readErasedList))).flat();
    const known = new Set((await readErasures(ctx.db)).map(({ personId, created }) => `${personId} ${created}`));
    const missing = lines.filter(({ personId, created }) => !known.has(`${personId} ${created}`));
    let count = 0;
    for (const line of missing) count += (await eraseAgain(ctx, line)) ? 1 : 0;
    if (count > 0) ctx.log.warn('erasure.applied', { people: count });
    await keepErasedLists(ctx);
  });

const eraseAgain = async (ctx: Ctx, { personId, created, at, reason }: ErasedLine): Promise<boolean> => {
  const files = await inTransaction(ctx, async (inside) => {
    const subject = await lockSubject(inside.db, personId);
    if (!subject || !(await hasPerson(inside.db, { personId, created }))) return;
    return (await eraseSubject(inside, subject, { at: new Date(at), reason })).files;
  });
  if (files) await removeFiles(ctx, files);
  return files !== undefined;
};
