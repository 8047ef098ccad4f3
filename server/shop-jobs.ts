import { defineCleaning } from '#server/cleaning';
import type { Environment } from '#server/environment';
import { defineGalleryCleaning } from '#server/gallery/clean-gallery.service';
import type { Jobs } from '#server/jobs/jobs';
import { siteJobs } from '#server/jobs/site-jobs';
import type { Log } from '#server/log/log';
import { defineMailJobs } from '#server/mail/mail-jobs';
import { openMailSender } from '#server/mail/mail-sender';
import { startOrderTimer } from '#server/orders/order-timer';
import type { Shop } from '#server/shop';

/** Defines every job of the shop; called before the jobs start. `started` is for afterwards, in a process that works. */
export const defineShopJobs = (jobs: Jobs, shop: Shop, env: Pick<Environment, 'SMTP_URL'>, log: Log) => {
  const { db } = shop.database;
  const defineSiteJob = siteJobs(jobs, (id) => {
    const served = shop.served.find(({ site }) => site.id === id);
    return served && shop.systemCtx(served.site);
  });
  const sites = shop.served.map(({ site }) => site.id);
  const sender = openMailSender({ db, smtpUrl: env.SMTP_URL, sites, clock: () => new Date(), log });
  // Three at once, however many sites share them: a mail server may take few connections.
  const concurrency = Math.max(1, Math.floor(3 / sites.length));
  const mails = defineMailJobs({ jobs, defineSiteJob, queue: shop.queue, db, sender, concurrency });
  defineCleaning(jobs, db, () => new Date());
  const [first] = shop.served;
  if (first) defineGalleryCleaning(jobs, () => shop.systemCtx(first.site));
  let orders: ReturnType<typeof startOrderTimer> | undefined;
  return {
    started: async () => {
      await mails.queueForgotten({ atStart: true });
      orders = startOrderTimer(() => shop.served.map(({ site }) => shop.systemCtx(site)));
    },
    close: async () => {
      await orders?.close();
      sender.close();
    },
  };
};
