import type { BannerItem } from '#contract/content';
import type { Ctx } from '#server/ctx';
import { shopDay, startOfDay } from '#server/shop-day';

const msPerDay = 86_400_000;

/** The banners of the day, without their days; what is made of them holds until the next one comes or goes. */
export const onDay = (ctx: Pick<Ctx, 'clock' | 'holdsFor'>, banners: readonly BannerItem[]) => {
  const now = ctx.clock();
  const today = shopDay(now);
  const turns = banners
    .flatMap(({ from, until }) => [
      ...(from ? [startOfDay(from).getTime()] : []),
      ...(until ? [startOfDay(until).getTime() + msPerDay] : []),
    ])
    .filter((at) => at > now.getTime());
  if (turns.length > 0) ctx.holdsFor((Math.min(...turns) - now.getTime()) / 1000);
  return banners
    .filter(({ from, until }) => (!from || from <= today) && (!until || today <= until))
    .map(({ from: _from, until: _until, ...banner }) => banner);
};
