import type { Transaction } from 'kysely';
import type { OnlineId } from '#contract/plain/commerce';
import type { Jobs } from '#server/jobs/jobs';
import type { Tables } from '#server/tables';
import type { SiteId } from '#sites/site';

/** Every job that a service queues for a site, with what it carries beside the site. */
type JobData = {
  'mail.send': { mailId: number };
  /** A person's or a company's, which are to be found on the map. */
  'address.locate': { personId: number } | { companyId: number };
  'import.run': { importId: number };
  /** The subject of a provider's notification: a payment, or an attempt, by its own ids. */
  'payment.read': { method: OnlineId; paymentId?: string; attemptId?: string };
};
export type JobName = keyof JobData;
/** An `urgent` job runs before all of its name that are not; none before `afterSeconds`. */
export type SiteJob<N extends JobName> = { site: SiteId; urgent?: boolean; afterSeconds?: number } & JobData[N];

type InTransaction = { readonly db: Transaction<Tables> };

/** Puts jobs into the caller's transaction: they exist if and when it commits. */
export type Queue = {
  send: <N extends JobName>(inside: InTransaction, name: N, ...jobs: readonly SiteJob<N>[]) => Promise<void>;
  /** The same for one job, unless one with that key still waits for its first run. */
  sendOnce: <N extends JobName>(inside: InTransaction, name: N, key: string, job: SiteJob<N>) => Promise<void>;
  /** The daily backup, now, unless one waits for its first run. */
  backUp: (inside: InTransaction) => Promise<void>;
};

/** One backup at a time, whoever asks for it: it is of all sites. */
export const backupQueue = 'shop.backup';

/** Each site has a queue of its own, so that only who serves the site takes its jobs. */
export const queueName = (name: JobName, site: SiteId) => `${name}.${site}`;

const whenOf = ({ urgent, afterSeconds }: { urgent?: boolean; afterSeconds?: number }) => ({
  priority: urgent ? 1 : 0,
  ...(afterSeconds && { startAfter: afterSeconds }),
});

export const openQueue = (jobs: Pick<Jobs, 'send' | 'sendAll'>): Queue => ({
  send: async ({ db }, name, ...all) => {
    for (const [site, ofSite] of Map.groupBy(all, (job) => job.site)) {
      await jobs.sendAll(db, queueName(name, site), ofSite, whenOf);
    }
  },
  sendOnce: ({ db }, name, key, job) =>
    jobs.send(db, queueName(name, job.site), job, { singletonKey: key, ...whenOf(job) }),
  backUp: ({ db }) => jobs.send(db, backupQueue, {}, { singletonKey: backupQueue }),
});
