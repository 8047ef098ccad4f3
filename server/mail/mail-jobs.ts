import type { Db } from '#server/ctx';
import { transact } from '#server/database/transact';
import type { Jobs } from '#server/jobs/jobs';
import type { Queue } from '#server/jobs/queue';
import type { DefineSiteJob } from '#server/jobs/site-jobs';
import type { MailSender } from '#server/mail/mail-sender';

const forgottenQueue = 'mail.forgotten';

type Options = {
  jobs: Pick<Jobs, 'define' | 'schedule'>;
  defineSiteJob: DefineSiteJob;
  queue: Pick<Queue, 'sendOnce'>;
  db: Db;
  sender: MailSender;
  /** How many mails of a site go out at once. */
  concurrency: number;
};

/** Defines the sending of mails: each by its own job, and those whose job is gone by the clock. */
export const defineMailJobs = ({ jobs, defineSiteJob, queue, db, sender, concurrency }: Options) => {
  defineSiteJob('mail.send', { concurrency }, (ctx, { mailId }) => sender.send(ctx, mailId));
  const queueForgotten = async ({ atStart }: { atStart: boolean }) => {
    const forgotten = await sender.forgotten({ atStart });
    await transact(db, async (tx) => {
      for (const job of forgotten) await queue.sendOnce({ db: tx }, 'mail.send', `mail-${job.mailId}`, job);
    });
  };
  jobs.define(forgottenQueue, {}, () => queueForgotten({ atStart: false }));
  jobs.schedule(forgottenQueue, '*/15 * * * *');
  return { queueForgotten };
};
