import type { Db } from '#server/ctx';
import type { Jobs } from '#server/jobs/jobs';
import { mailQueue } from '#server/mail/mail.service';
import type { MailSender } from '#server/mail/mail-sender';

const forgottenQueue = 'mail.forgotten';

/** Defines the sending of mails: each by its own job, and those whose job is gone by the clock. */
export const defineMailJobs = (jobs: Pick<Jobs, 'define' | 'schedule' | 'send'>, db: Db, sender: MailSender) => {
  jobs.define<{ mailId: number }>(mailQueue, { concurrency: 3 }, ({ mailId }) => sender.send(mailId));
  const queueForgotten = async ({ atStart }: { atStart: boolean }) => {
    for (const mailId of await sender.forgotten({ atStart })) {
      await jobs.send(db, mailQueue, { mailId }, { singletonKey: `mail-${mailId}` });
    }
  };
  jobs.define(forgottenQueue, {}, () => queueForgotten({ atStart: false }));
  jobs.schedule(forgottenQueue, '*/15 * * * *');
  return { queueForgotten };
};
