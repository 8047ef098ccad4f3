import { z } from 'zod';
import { bannerItem } from '#contract/content';
import { readBanners, readBannersAndLogos } from '#server/content/banner-pictures.store';
import { writeConfig } from '#server/content/content.store';
import type { Ctx, Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import type { SiteId } from '#sites/site';

type Picture = { id: number; image: string };
/** A picture's path and the banner group, or logo, that shows it. */
export type SitePicture = { image: string; site: string; key: string };

const itemsOf = ({ value }: { value: string }) => z.array(bannerItem).parse(JSON.parse(value));

/** The pictures of all sites' banners, their test copies and logos among them. */
export const listSitePictures = async ({ db }: Pick<Ctx, 'db'>): Promise<SitePicture[]> =>
  (await readBannersAndLogos(db).execute()).flatMap((group) => {
    const { site, key, value } = group;
    if (key === 'LOGO') return [{ image: value, site, key }];
    return itemsOf(group).flatMap(({ image, sd }) =>
      [image, sd].flatMap((one) => (one ? [{ image: one.image, site, key }] : [])),
    );
  });

/** Puts a picture where another was in all banners, in the caller's transaction. */
export const replaceBannerPicture = async (inside: Inside, from: string, to: Picture) => {
  const put = (one: Picture | null) => (one?.image === from ? { ...one, ...to } : one);
  for (const group of await readBanners(inside.db).execute()) {
    const { site, key } = group;
    const items = itemsOf(group);
    if (!items.some(({ image, sd }) => image?.image === from || sd?.image === from)) continue;
    const changed = items.map((item) => ({ ...item, image: put(item.image), sd: put(item.sd) }));
    await writeConfig(inside.db, site as SiteId, key, JSON.stringify(changed));
    await recordChanges(inside.db, 'config', [`${site}.${key}`]);
  }
};
