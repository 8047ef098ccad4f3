import { listSitePictures } from '#server/content/banner-pictures.service';
import type { Ctx } from '#server/ctx';
import { deleteUploadsBefore, noteUnused, readForgottenPaths } from '#server/gallery/gallery.store';
import { forgetFiles, originalsBefore } from '#server/images/images.service';
import type { Jobs } from '#server/jobs/jobs';

type Given = Pick<Ctx, 'db' | 'images' | 'clock'>;

const day = 24 * 3600 * 1000;
const atOnce = 500;

/** Notes which pictures are shown nowhere, and removes the files that no picture and no upload of the last day has. */
export const cleanGallery = async (ctx: Given) => {
  const now = ctx.clock();
  const yesterday = new Date(now.getTime() - day);
  const banners = await listSitePictures(ctx);
  await noteUnused(
    ctx.db,
    now,
    banners.map(({ image }) => image),
  );
  await deleteUploadsBefore(ctx.db, yesterday);
  let paths: string[] = [];
  const forget = async () => {
    for (const path of await readForgottenPaths(ctx.db, paths)) await forgetFiles(ctx, path);
    paths = [];
  };
  for await (const path of originalsBefore(ctx, yesterday)) {
    paths.push(path);
    if (paths.length === atOnce) await forget();
  }
  await forget();
};

/** Once a day, while people sleep. */
export const defineGalleryCleaning = (jobs: Pick<Jobs, 'define' | 'schedule'>, ctx: () => Given) => {
  jobs.define('gallery.clean', {}, () => cleanGallery(ctx()));
  jobs.schedule('gallery.clean', '40 4 * * *');
};
