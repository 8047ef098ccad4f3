import type { Ctx } from '#server/ctx';
import { forgetFiles, readKnownKeys, readWithOldFile } from '#server/imports/imports.store';
import { fileKeyOf, keysBeside } from '#server/imports/kept-files';
import type { Jobs } from '#server/jobs/jobs';

type Given = Pick<Ctx, 'db' | 'importFiles' | 'clock'>;

const day = 24 * 3600 * 1000;
const atOnce = 500;
/** How long the file of an import stays. */
const fileMs = 30 * day;

/** Removes files of imports after 30 days, and those that lie there for a day without one. */
export const cleanImports = async (ctx: Given) => {
  const now = ctx.clock().getTime();
  for (;;) {
    const old = await readWithOldFile(ctx.db, new Date(now - fileMs), atOnce);
    if (old.length === 0) break;
    for (const { fileKey, picturesKey } of old) {
      const keys = [...(fileKey ? [...keysBeside(fileKey), fileKey] : []), ...(picturesKey ? [picturesKey] : [])];
      for (const key of keys) await ctx.importFiles.remove(key);
    }
    await forgetFiles(
      ctx.db,
      old.map(({ id }) => id),
    );
  }
  const keys: string[] = [];
  for await (const key of ctx.importFiles.namesBefore('', new Date(now - day))) keys.push(key);
  const known = await readKnownKeys(ctx.db, keys.map(fileKeyOf));
  for (const key of keys) if (!known.has(fileKeyOf(key))) await ctx.importFiles.remove(key);
};

/** Once a day, while people sleep. */
export const defineImportCleaning = (jobs: Pick<Jobs, 'define' | 'schedule'>, ctx: () => Given) => {
  jobs.define('imports.clean', {}, () => cleanImports(ctx()));
  jobs.schedule('imports.clean', '55 4 * * *');
};
