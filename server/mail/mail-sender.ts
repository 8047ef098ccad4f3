import { createTransport } from 'nodemailer';
import type { MailCause } from '#contract/plain/mail-causes';
import type { Ctx, Db } from '#server/ctx';
import type { SiteJob } from '#server/jobs/queue';
import type { Log } from '#server/log/log';
import {
  claimMail,
  countElsewhere,
  countWaiting,
  markFailed,
  markSent,
  markShown,
  readForgotten,
  readIsDemo,
  readUnclaimed,
} from '#server/mail/mail.store';
import { ownMailbox, senderAddress } from '#server/mail/sender-address';
import type { SiteId } from '#sites/site';

type Options = {
  db: Db;
  /** smtp://user:password@host:port; without it mails wait. */
  smtpUrl: string | undefined;
  /** The sites that this process serves: it sends their mails alone. */
  sites: readonly SiteId[];
  clock: () => Date;
  log: Log;
};

const minute = 60_000;
// Longer than the mail server may take for one mail, shorter than a job may run.
const claimMs = 4 * minute;
const timeouts = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };
// Longer than the longest pause between two tries of a job: who is untried for so long has no job any more.
const forgottenMs = 2 * 60 * minute;

/** Sends the mails that the shop has written. */
export const openMailSender = ({ db, smtpUrl, sites, clock, log }: Options) => {
  const transport = !smtpUrl ? undefined : createTransport({ url: smtpUrl, ...timeouts });

  /**
   * Sends one mail of the ctx's site unless it is sent already. In a demo it counts as sent into the mailbox; without a mail server it
   * waits, and so does one to the shop itself until it has a contact of its own. Throws where another try may help; what its receiver
   * refuses for good is noted as failed.
   */
  const send = async (ctx: Pick<Ctx, 'site' | 'origin'>, id: number) => {
    if (await readIsDemo(db)) return void (await markShown(db, id, clock()));
    if (!transport || !smtpUrl) return log.warn('mail.waits', { mailId: id });
    const now = clock();
    const mail = await claimMail(db, id, now, new Date(now.getTime() + claimMs));
    if (!mail) return;
    const to = ownMailbox(ctx, mail.recipient);
    const replyTo = mail.reply_to && ownMailbox(ctx, mail.reply_to);
    if (!to) return void (await markFailed(db, id, 'contact', 'The shop has no contact of its own.', null));
    try {
      await transport.sendMail({
        from: { name: ctx.site.name, address: senderAddress(ctx, smtpUrl) },
        to,
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        messageId: mail.message_id,
        date: mail.at,
        headers: {
          ...(!mail.isLetter && { 'Auto-Submitted': 'auto-generated' }),
          ...unsubscribeHeaders(mail.unsubscribe_url),
        },
      });
    } catch (error) {
      const { reason, cause, isFinal } = judge(error, now.getTime() - mail.at.getTime());
      await markFailed(db, id, cause, String(error), isFinal ? clock() : null);
      // The server's own sentence may hold the address: the database keeps it, the log does not.
      if (!isFinal) throw new Error(`The mail server did not take the mail (${reason}).`);
      log.error('mail.refused', undefined, { mailId: id, reason });
      return;
    }
    await markSent(db, id, clock());
  };

  /**
   * The mails to queue again: those that have no job any more, at a start all that wait, as their jobs may be an earlier
   * version's. Logs an error where mails wait for a server, or for a process that serves their site.
   */
  const forgotten = async ({ atStart }: { atStart: boolean }): Promise<SiteJob<'mail.send'>[]> => {
    const before = new Date(clock().getTime() - forgottenMs);
    if (!transport && !(await readIsDemo(db))) {
      const waiting = await countWaiting(db);
      if (waiting > 0) log.error('mail.noServer', undefined, { waiting, set: 'SMTP_URL' });
      return [];
    }
    const elsewhere = await countElsewhere(db, sites, before);
    if (elsewhere > 0) log.error('mail.noProcess', undefined, { waiting: elsewhere, serves: sites.join() });
    const rows = await (atStart ? readUnclaimed(db, sites, clock()) : readForgotten(db, sites, before));
    return rows.map(({ id, site, urgent }) => ({ site: site as SiteId, mailId: id, urgent }));
  };
  return { send, forgotten, close: () => transport?.close() };
};

export type MailSender = ReturnType<typeof openMailSender>;

// RFC 8058: a mail reader shows its own button, which posts there.
const unsubscribeHeaders = (url: string | null) =>
  url === null ? {} : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

// A mailbox that is not there (550, 551, 553) will not be there at the next try; all else (greylisting, a wrong login, a
// full box, no connection) may change for some days.
type ErrorFacts = { code?: string; command?: string; responseCode?: number };
const isNoMailbox = (error: ErrorFacts) =>
  error.command === 'RCPT TO' && [550, 551, 553].includes(error.responseCode ?? 0);
const giveUpMs = 5 * 24 * 60 * minute;

const causeOf = ({ code = '', command = '', responseCode = 0 }: ErrorFacts): MailCause => {
  if (['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS'].includes(code)) return 'unreachable';
  if (code === 'EAUTH' || [530, 534, 535, 538].includes(responseCode)) return 'login';
  if (command === 'MAIL FROM') return 'sender';
  return command === 'RCPT TO' ? 'recipient' : 'other';
};

const judge = (error: unknown, ageMs: number) => {
  const facts = error as ErrorFacts;
  const reason = `${facts.code ?? 'error'} ${facts.responseCode ?? ''}`.trim();
  return { reason, cause: causeOf(facts), isFinal: isNoMailbox(facts) || ageMs > giveUpMs };
};
