import { startArrivalTimer } from '#server/arrivals/tell-arrivals.service';
import { defineDailyBackup } from '#server/backup/backup.service';
import { defineCleaning } from '#server/cleaning';
import { startMorningMailTimer } from '#server/communications/agenda/morning-mail.service';
import type { Environment } from '#server/environment';
import { defineGalleryCleaning } from '#server/gallery/clean-gallery.service';
import { defineImportCleaning } from '#server/imports/clean-imports.service';
import { runImport, startImportTimer } from '#server/imports/run-import.service';
import type { Jobs } from '#server/jobs/jobs';
import { siteJobs } from '#server/jobs/site-jobs';
import type { Log } from '#server/log/log';
import { defineMailJobs } from '#server/mail/mail-jobs';
import { openMailSender } from '#server/mail/mail-sender';
import { readNotified } from '#server/orders/online/read-notified.service';
import { startOrderTimer } from '#server/orders/order-timer';
import { defineSlipCleaning } from '#server/orders/slips/clean-slips.service';
import { placeAddresses } from '#server/people/locate-addresses.service';
import { startMissedTimer } from '#server/search/missed.service';
import { startRateTimer } from '#server/settings/keep-rate.service';
import { openRateSource } from '#server/settings/rate-source';
import type { Shop } from '#server/shop';

/** An import of a whole catalogue takes minutes. */
const importSeconds = 4 * 3600;

type Outside = Pick<Environment, 'SMTP_URL' | 'RATE_URL' | 'RATE_FIELD'>;

/** Defines every job of the shop; called before the jobs start. `started` is for afterwards, in a process that works. */
export const defineShopJobs = (jobs: Jobs, shop: Shop, env: Outside, log: Log) => {
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
  defineSiteJob('payment.read', {}, readNotified);
  defineSiteJob('address.locate', {}, placeAddresses);
  // One that died is queued anew by its timer.
  defineSiteJob('import.run', { retryLimit: 0, expireInSeconds: importSeconds }, runImport);
  defineCleaning(jobs, db, () => new Date());
  const [first] = shop.served;
  if (first) {
    defineGalleryCleaning(jobs, () => shop.systemCtx(first.site));
    defineDailyBackup(jobs, () => shop.systemCtx(first.site), shop.backups);
    defineSlipCleaning(jobs, () => shop.systemCtx(first.site));
    defineImportCleaning(jobs, () => shop.systemCtx(first.site));
  }
  const source = env.RATE_URL ? openRateSource({ url: env.RATE_URL, field: env.RATE_FIELD }) : undefined;
  const served = () => shop.served.map(({ site }) => shop.systemCtx(site));
  let timers: ReturnType<typeof startOrderTimer>[] = [];
  return {
    started: async () => {
      await mails.queueForgotten({ atStart: true });
      timers = [
        startOrderTimer(served),
        startRateTimer(served, source),
        startMorningMailTimer(served),
        startMissedTimer(served, shop.missed),
        startImportTimer(served),
        startArrivalTimer(served),
      ];
    },
    close: async () => {
      await Promise.all(timers.map(({ close }) => close()));
      sender.close();
    },
  };
};
