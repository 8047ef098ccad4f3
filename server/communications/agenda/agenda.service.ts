import { createHash, randomBytes } from 'node:crypto';
import type { Agenda } from '#contract/communications';
import { dayEnd } from '#contract/plain/wall-time';
import { seesCommunication } from '#server/communications/communication-access';
import type { Ctx, Session } from '#server/ctx';
import { Refusal } from '#server/refusal';
import { type Own, readAgenda, readEntries, readFeedOwner, saveAgenda, touchFeed } from './agenda.store.ts';
import { calendarText } from './calendar.ts';

const hour = 3_600_000;
const doneMs = 30 * 24 * hour;
// A calendar that asks often is written to once in this while.
const touchEveryMs = hour;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The caller's person. Throws agenda.noPerson: an account of a company has none. */
const requirePerson = ({ session }: Ctx): number => {
  if (!session?.personId) throw new Refusal('agenda.noPerson');
  return session.personId;
};

const noAgenda: Agenda = { overdue: 0, today: 0, hasReminder: false, feed: null };

/** Somebody's own communications at a site, as its lists show them to him. */
export const ownOf = (
  { site }: Pick<Ctx, 'site'>,
  session: Pick<Session, 'roles' | 'employments'> & { personId: number },
): Own => ({ personId: session.personId, sees: seesCommunication({ site, session }) });

/** The caller's own agenda: what is overdue, and what is to be done until the day ends in Montevideo. */
export const findAgenda = async (ctx: Ctx): Promise<Agenda> => {
  const { session } = ctx;
  if (!session?.personId) return noAgenda;
  const own = ownOf(ctx, { ...session, personId: session.personId });
  const now = ctx.clock();
  const { overdue, today, reminderSite, feedSince, feedUsedAt } = await readAgenda(ctx.db, own, now, dayEnd(now));
  const feed = feedSince && { since: feedSince.toISOString(), usedAt: feedUsedAt?.toISOString() ?? null };
  return { overdue, today, hasReminder: reminderSite !== null, feed };
};

/** Has the site that is asked send the caller's morning mail, or nobody. */
export const setReminder = (ctx: Ctx, isOn: boolean) =>
  saveAgenda(ctx.db, requirePerson(ctx), { reminder_site: isOn ? ctx.site.id : null });

/** A new address of the caller's calendar, told this once; the one before dies. */
export const renewFeed = async (ctx: Ctx): Promise<{ url: string }> => {
  const personId = requirePerson(ctx);
  const token = randomBytes(32).toString('base64url');
  await saveAgenda(ctx.db, personId, { feed_hash: hashOf(token), feed_since: ctx.clock(), feed_used_at: null });
  return { url: `${ctx.origin}/agenda/${token}.ics` };
};

export const removeFeed = async (ctx: Ctx) => {
  const nothing = { feed_hash: null, feed_since: null, feed_used_at: null };
  if (ctx.session?.personId) await saveAgenda(ctx.db, ctx.session.personId, nothing);
};

/** The calendar of whose address has this token. Throws agenda.notFound where it is nobody's who works here. */
export const calendarOf = async (ctx: Ctx, token: string): Promise<string> => {
  const hash = hashOf(token);
  const owner = await readFeedOwner(ctx.db, hash);
  if (!owner) throw new Refusal('agenda.notFound');
  const now = ctx.clock();
  if (!owner.usedAt || now.getTime() - owner.usedAt.getTime() > touchEveryMs) await touchFeed(ctx.db, hash, now);
  return calendarText(ctx, await readEntries(ctx.db, ownOf(ctx, owner), new Date(now.getTime() - doneMs)));
};
