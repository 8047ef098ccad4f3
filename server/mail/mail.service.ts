import { randomUUID } from 'node:crypto';
import type { Ctx, Db, Mail } from '#server/ctx';

/** Puts a job into the caller's transaction. */
export type Enqueue = (db: Db, queue: string, data: Record<string, unknown>) => Promise<unknown>;

export const mailQueue = 'mail.send';

/** Writes mails and their sending job into the caller's transaction; the Message-ID never changes over retries. */
export const openMail = (options: {
  enqueue: Enqueue;
  clock: () => Date;
  hostOf: (site: string) => string;
}): Ctx['mail'] => ({
  send: async (db: Db, site: string, mail: Mail) => {
    const row = await db
      .insertInto('mail')
      .values({
        message_id: `<${randomUUID()}@${options.hostOf(site)}>`,
        site,
        recipient: mail.to,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        at: options.clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await options.enqueue(db, mailQueue, { mailId: row.id });
  },
});
