import { z } from 'zod';
import { bannerItem } from '#contract/content';
import { readBanners } from '#server/content/banner-pictures.store';
import { writeConfig } from '#server/content/content.store';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import type { SiteId } from '#sites/site';

type Picture = { id: number; image: string };
/** A picture's path and the banner group that shows it. */
export type BannerPicture = { image: string; site: string; key: string };

const stored = async (ctx: Pick<Ctx, 'db'>) =>
  (await readBanners(ctx.db)).map(({ value, ...group }) => ({
    ...group,
    items: z.array(bannerItem).parse(JSON.parse(value)),
  }));

/** The pictures of all sites' banners, their test copies among them. */
export const listBannerPictures = async (ctx: Pick<Ctx, 'db'>): Promise<BannerPicture[]> =>
  (await stored(ctx)).flatMap(({ site, key, items }) =>
    items.flatMap(({ image, sd }) => [image, sd].flatMap((one) => (one ? [{ image: one.image, site, key }] : []))),
  );

/** Puts a picture where another was in all banners, in the caller's transaction. */
export const replaceBannerPicture = async (inside: Inside, from: string, to: Picture) => {
  const put = (one: Picture | null) => (one?.image === from ? to : one);
  for (const { site, key, items } of await stored(inside)) {
    if (!items.some(({ image, sd }) => image?.image === from || sd?.image === from)) continue;
    const changed = items.map((item) => ({ ...item, image: put(item.image), sd: put(item.sd) }));
    await writeConfig(inside.db, site as SiteId, key, JSON.stringify(changed));
    await recordChanges(inside.db, 'config', [`${site}.${key}`]);
  }
};
