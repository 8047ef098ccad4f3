import { randomUUID } from 'node:crypto';
import type { Ctx, Db, Mail } from '#server/ctx';

/** Puts jobs into the caller's transaction. */
export type Enqueue = (db: Db, queue: string, data: readonly Record<string, unknown>[]) => Promise<unknown>;

export const mailQueue = 'mail.send';

/** Writes mails and their sending jobs into the caller's transaction; the Message-ID never changes over retries. */
export const openMail = (options: {
  enqueue: Enqueue;
  clock: () => Date;
  hostOf: (site: string) => string;
}): Ctx['mail'] => ({
  send: async (db: Db, site: string, ...mails: readonly [...Mail[], Mail]) => {
    const at = options.clock();
    const rows = await db
      .insertInto('mail')
      .values(
        mails.map(({ to, subject, text, html }) => ({
          message_id: `<${randomUUID()}@${options.hostOf(site)}>`,
          site,
          recipient: to,
          subject,
          text,
          html,
          at,
        })),
      )
      .returning('id')
      .execute();
    const jobs = rows.map(({ id }) => ({ mailId: id }));
    await options.enqueue(db, mailQueue, jobs);
  },
});
