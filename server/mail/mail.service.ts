import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ctx, Db, Mail, Transaction } from '#server/ctx';
import type { Queue } from '#server/jobs/queue';
import { allowedMails } from '#server/mail/barred-addresses';
import { dropWaiting, readOutcome, readWaiting } from '#server/mail/mail.store';
import { isExampleMailbox } from '#server/mail/sender-address';
import type { SiteId } from '#sites/site';

const passingMs = 30 * 24 * 3_600_000;

// A server that is there takes a mail at once, or at its second try.
const takenMs = 10 * 60_000;

const lookMs = 250;

/** Whether mails go out, how many of the site wait though they were tried or had the time to go, and why. */
export const mailStatus = async ({ db, site, sendsMail, clock }: Pick<Ctx, 'db' | 'site' | 'sendsMail' | 'clock'>) => {
  const isSent = sendsMail();
  const before = new Date(clock().getTime() - (isSent ? takenMs : 0));
  const { waiting, since, takenAt, cause } = await readWaiting(db, site.id, before);
  // Those that waited for the contact go out by themselves once it is there.
  const isSolved = cause === 'contact' && !isExampleMailbox(site.contact.email);
  return {
    isSent,
    waiting,
    since: since?.toISOString() ?? null,
    takenAt: takenAt?.toISOString() ?? null,
    cause: isSolved ? null : cause,
  };
};

/** Writes mails and their sending jobs into the caller's transaction; the Message-ID never changes over retries. */
export const openMail = (options: {
  db: Db;
  queue: Pick<Queue, 'send'>;
  clock: () => Date;
  hostOf: (site: SiteId) => string;
  sendsMail: Ctx['sendsMail'];
}): Ctx['mail'] => ({
  send: async (db: Transaction, site: SiteId, ...all: readonly [...Mail[], Mail]) => {
    const mails = await allowedMails(db, all);
    const barred = all.length - mails.length;
    if (mails.length === 0) return { ids: [], replaced: 0, barred };
    const at = options.clock();
    let replaced = 0;
    for (const mail of mails) if (mail.latest) replaced += await dropWaiting(db, site, mail, at);
    const rows = await db
      .insertInto('mail')
      .values(
        mails.map(({ to, subject, text, html, replyTo, unsubscribeUrl, secret, urgent, passing, orderId }) => ({
          message_id: `<${randomUUID()}@${options.hostOf(site)}>`,
          site,
          recipient: to,
          subject,
          text,
          html,
          reply_to: replyTo ?? null,
          unsubscribe_url: unsubscribeUrl ?? null,
          at,
          secret,
          order_id: orderId ?? null,
          urgent: urgent ?? false,
          delete_after: passing || secret !== undefined ? new Date(at.getTime() + passingMs) : null,
        })),
      )
      .returning(['id', 'urgent'])
      .execute();
    const jobOf = ({ id, urgent }: (typeof rows)[number], place: number) => {
      const afterSeconds = mails[place]?.afterSeconds;
      return { site, mailId: id, urgent, ...(afterSeconds && { afterSeconds }) };
    };
    await options.queue.send({ db }, 'mail.send', ...rows.map(jobOf));
    return { ids: rows.map(({ id }) => id), replaced, barred };
  },

  outcome: async (id: number, withinMs: number) => {
    const end = performance.now() + (options.sendsMail() ? withinMs : 0);
    for (;;) {
      const found = await readOutcome(options.db, id);
      if (found.isTaken || found.cause || performance.now() >= end) return found;
      await pause(lookMs);
    }
  },
});
