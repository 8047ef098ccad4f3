import type { Ctx } from '#server/ctx';
import type { Jobs } from '#server/jobs/jobs';
import { forgetFilesOf, readKnownKeys, readWithOldFile } from '#server/orders/slips/slips.store';

type Given = Pick<Ctx, 'db' | 'slipFiles' | 'clock'>;

const day = 24 * 3600 * 1000;
const atOnce = 500;
/** How long the file of a decided slip stays. */
const fileMs = 365 * day;

/** Removes files of decided slips after a year, and those that lie there for a day without a slip. */
export const cleanSlips = async (ctx: Given) => {
  const now = ctx.clock().getTime();
  for (;;) {
    const old = await readWithOldFile(ctx.db, new Date(now - fileMs), atOnce);
    if (old.length === 0) break;
    // The files first: what stops in between is found again.
    for (const { fileKey } of old) if (fileKey) await ctx.slipFiles.remove(fileKey);
    await forgetFilesOf(
      ctx.db,
      old.map(({ id }) => id),
    );
  }
  let keys: string[] = [];
  const remove = async () => {
    const known = await readKnownKeys(ctx.db, keys);
    for (const key of keys) if (!known.has(key)) await ctx.slipFiles.remove(key);
    keys = [];
  };
  for await (const key of ctx.slipFiles.namesBefore('', new Date(now - day))) {
    keys.push(key);
    if (keys.length === atOnce) await remove();
  }
  await remove();
};

/** Once a day, while people sleep. */
export const defineSlipCleaning = (jobs: Pick<Jobs, 'define' | 'schedule'>, ctx: () => Given) => {
  jobs.define('slips.clean', {}, () => cleanSlips(ctx()));
  jobs.schedule('slips.clean', '50 4 * * *');
};
