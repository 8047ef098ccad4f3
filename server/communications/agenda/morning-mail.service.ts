import { dayEnd } from '#contract/plain/wall-time';
import type { Ctx, Db } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { startSiteTimer } from '#server/jobs/site-timer';
import { shopDay, shopMoment } from '#server/shop-day';
import { morningMail } from './agenda.mails.ts';
import { ownOf } from './agenda.service.ts';
import { deleteDaysBefore, lockDue, noteMail, readToRemind, settleDay } from './agenda.store.ts';

/** By Montevideo's clocks; a day that nobody looked at until it closes is skipped. */
const opens = '07:30:00';
const closes = '12:00:00';

/**
 * Mails their day's agenda to those who asked this site for it, and tells how many it mailed. A day is settled once,
 * also where it is empty, so that a communication scheduled later in the morning causes no mail. A failure for one
 * keeps nobody else's mail back: the next look tries it again.
 */
export const sendMorningMails = async (ctx: Ctx): Promise<number> => {
  const [day = '', time = ''] = shopMoment(ctx.clock()).split(' ');
  if (time < opens || time >= closes) return 0;
  let sent = 0;
  for (const to of await readToRemind(ctx.db, ctx.site.id, day)) {
    const isSent = await sendTo(ctx, to, day).catch((error: unknown) =>
      ctx.log.error('agenda.morning', error, { person: to.personId }),
    );
    if (isSent) sent += 1;
  }
  return sent;
};

type To = Awaited<ReturnType<typeof readToRemind>>[number];

const sendTo = (ctx: Ctx, to: To, day: string) =>
  inTransaction(ctx, async (inside) => {
    const { db, site, clock, mail } = inside;
    if (!(await settleDay(db, to.personId, day))) return false;
    const locked = await lockDue(db, ownOf(inside, to), dayEnd(clock()));
    const due = locked.toSorted((one, other) => one.newDate.getTime() - other.newDate.getTime());
    if (due.length === 0) return false;
    const { ids, barred } = await mail.send(db, site.id, morningMail(inside, to, due, clock()));
    const named = due.map(({ id }) => id);
    await noteMail(db, { personId: to.personId, day, mailId: ids[0] ?? null, named });
    return barred === 0;
  });

const keptMs = 30 * 24 * 3_600_000;

/** Deletes the days that were settled too long ago to come again. */
export const forgetSettledDays = (db: Db, now: Date) => deleteDaysBefore(db, shopDay(new Date(now.getTime() - keptMs)));

/** Looks every minute, and at once, whether these sites have morning mails to send. */
export const startMorningMailTimer = (sites: () => readonly Ctx[], everyMs = 60_000) =>
  startSiteTimer(sites, {
    name: 'agenda.morning',
    everyMs,
    run: async (ctx) => {
      const sent = await sendMorningMails(ctx);
      if (sent > 0) ctx.log.info('agenda.morning', { sent });
    },
  });
