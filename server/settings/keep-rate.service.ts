import { likelyRates, type Rate } from '#contract/plain/rate';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { startSiteTimer } from '#server/jobs/site-timer';
import { readIsDemo } from '#server/mail/mail.store';
import { lockSettings, writeSettings } from '#server/settings/edit-settings.service';
import type { RateSource } from '#server/settings/rate-source';
import { readSettings, saveSetting } from '#server/settings/settings.service';
import { shopDay } from '#server/shop-day';

/**
 * Reads the site's rate unless it is of today already (docs/decisions/017-pesos-and-documents.md). The source's answer
 * is refused, and the rate that stands is kept, where it is no rate or too far from it. A demo's rate becomes today's.
 */
export const keepRate = async (ctx: Ctx, source: RateSource | undefined): Promise<void> => {
  const date = shopDay(ctx.clock());
  const { rate } = await readSettings(ctx.db, ctx.site);
  if (rate && rate.date >= date) return;
  if (await readIsDemo(ctx.db)) {
    if (rate) await inTransaction(ctx, ({ db, site }) => saveSetting(db, site.id, 'rate', { ...rate, date }));
    return;
  }
  if (!source) return;
  const value = await source().catch((error: unknown) => refuse(ctx, String(error)));
  if (value === undefined) return;
  const { least, most } = likelyRates(rate);
  if (value < least || value > most) {
    refuse(ctx, `${value} is not between ${least} and ${most}`);
    return;
  }
  await inTransaction(ctx, async (inside) => {
    const stored = await lockSettings(inside);
    if (isSame(stored.rate, rate)) await writeSettings(inside, stored, { rate: { value, date } });
  });
};

const refuse = (ctx: Ctx, why: string) => ctx.log.warn('rate.refused', { why });

const isSame = (one: Rate | null, other: Rate | null) => one?.value === other?.value && one?.date === other?.date;

const everyMs = 3600_000;

/** Keeps the rates of these sites, at once and every hour. */
export const startRateTimer = (sites: () => readonly Ctx[], source: RateSource | undefined) =>
  startSiteTimer(sites, { name: 'rate.failed', everyMs, run: (ctx) => keepRate(ctx, source) });
