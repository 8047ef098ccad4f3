import { transact } from '#server/database/transact';
import { saveSetting } from '#server/settings/settings.service';
import type { TestShop } from '#server/test/shop';
import type { SiteSettings } from '#sites/site';

/** Changes a setting of the shop's site, and has all that the shop keeps follow it. */
export const setSetting = async <K extends keyof SiteSettings>(
  { ctx }: Pick<TestShop, 'ctx'>,
  key: K,
  value: SiteSettings[K],
) => {
  await transact(ctx.db, (tx) => saveSetting(tx, ctx.site.id, key, value));
  await ctx.follow();
};
