import { moneyText } from '#contract/plain/money-text';
import { isOnRequest } from '#contract/plain/on-request';
import { publicPrice } from '#contract/plain/public-price';
import { usableRate } from '#contract/plain/rate';
import { arrivedMail } from '#server/arrivals/arrivals.mails';
import { keptMs } from '#server/arrivals/arrivals.service';
import { lockWaiting, markSent, readArrived, readWanted } from '#server/arrivals/arrivals.store';
import { longNamesOf } from '#server/autoparts/long-names.service';
import type { Ctx } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import { startSiteTimer } from '#server/jobs/site-timer';
import { pricesVisible } from '#server/read-model/visibility';

/** So many mails are written in one look, and in one transaction of it; so many products are read at once. */
const most = { mails: 500, atOnce: 100, products: 500 };

type Arrived = { id: number; code: string; name: string; price?: string };

/**
 * Mails those who wait for products of the site that can be had now, and tells how many. A failure with one product keeps
 * nobody else's mail back: the next look tries it again.
 */
export const tellArrivals = async (ctx: Ctx): Promise<number> => {
  let told = 0;
  for await (const product of arrivedNow(ctx)) {
    told += await tellAll(ctx, product, most.mails - told).catch((error: unknown) => {
      ctx.log.error('arrivals.tell', error, { product: product.id });
      return 0;
    });
    if (told >= most.mails) break;
  }
  return told;
};

/** Page by page, so that nobody waits long for the database. */
const arrivedNow = async function* (ctx: Ctx) {
  let after = 0;
  while (true) {
    const ids = await readWanted(ctx.db, ctx.site.id, after, most.products);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    yield* await describe(ctx, await readArrived(ctx.db, ids, ctx.site.rootCategory));
  }
};

type Found = Awaited<ReturnType<typeof readArrived>>[number];

/** The products as mails call them, with the price that everybody sees. */
const describe = async (ctx: Ctx, found: readonly Found[]): Promise<Arrived[]> => {
  const { settings, clock } = ctx;
  const longNames = await longNamesOf(ctx, found);
  const seesPrices = pricesVisible({ settings, session: null });
  const textOf = (cents: number) => {
    const price = publicPrice(cents, { ...settings, rate: usableRate(settings, clock()) });
    return moneyText(price.cents, price.currency);
  };
  return found.map(({ id, code, name, price }) => ({
    id,
    code,
    name: longNames.get(code) ?? name,
    ...(seesPrices && !isOnRequest(price) && { price: textOf(price) }),
  }));
};

const tellAll = async (ctx: Ctx, product: Arrived, limit: number) => {
  let told = 0;
  while (told < limit) {
    const asked = Math.min(most.atOnce, limit - told);
    const count = await tellSome(ctx, product, asked);
    told += count;
    if (count < asked) break;
  }
  return told;
};

const tellSome = (ctx: Ctx, product: Arrived, limit: number) =>
  inTransactionOnly(ctx, async (inside) => {
    const { db, site, clock, mail } = inside;
    const waiting = await lockWaiting(db, site.id, product.id, limit);
    const mails = waiting.map((to) => arrivedMail(inside, to, product));
    const last = mails.pop();
    if (!last) return 0;
    await mail.send(db, site.id, ...mails, last);
    const expiresAt = new Date(clock().getTime() + keptMs.over);
    await markSent(
      db,
      waiting.map(({ id }) => id),
      expiresAt,
    );
    return waiting.length;
  });

/** Looks every two minutes, and at once, whether what people wait for at these sites has arrived. */
export const startArrivalTimer = (sites: () => readonly Ctx[], everyMs = 2 * 60_000) =>
  startSiteTimer(sites, {
    name: 'arrivals.tell',
    everyMs,
    run: async (ctx) => {
      const told = await tellArrivals(ctx);
      if (told > 0) ctx.log.info('arrivals.tell', { told });
    },
  });
