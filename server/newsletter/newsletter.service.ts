import { newsletterConsent } from '#contract/plain/newsletter-consent';
import { evenly } from '#server/accounts/evenly';
import { withinMailbox } from '#server/accounts/mailbox-limit';
import type { Ctx, Db, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { liftBar } from '#server/mail/barred-addresses';
import { hashOfKey, newMailedKey } from '#server/mailed-key';
import { confirmMail, subscribedMail, unsubscribeUrl } from '#server/newsletter/newsletter.mails';
import {
  countConfirmed,
  deleteNeverConfirmed,
  lockByConfirmKey,
  lockSubscription,
  markConfirmed,
  markUnsubscribed,
  readConfirmed,
  saveAsked,
} from '#server/newsletter/newsletter.store';
import { Refusal } from '#server/refusal';

const day = 24 * 3_600_000;
const linkMs = 7 * day;
const neverConfirmedMs = 30 * day;

/** Asks for a site's newsletter. Answers the same, as late, whatever is known of the e-mail; a mail tells its owner. */
export const subscribe = (ctx: Ctx, email: string) => {
  const write = async (mayWrite: boolean) => {
    if (mayWrite) await inTransaction(ctx, (inside) => ask(inside, email));
    return mayWrite;
  };
  return evenly(ctx, () => withinMailbox(ctx, 'newsletter', email, write));
};

const ask = async (inside: Inside, email: string) => {
  const { db, site, clock, mail } = inside;
  const asked = { site: site.id, email, textVersion: newsletterConsent.version, at: clock() };
  const { id, state, unsubscribeKey } = await lockSubscription(db, asked, newMailedKey());
  const to = { email, unsubscribeKey };
  if (state === 'confirmed') return mail.send(db, site.id, subscribedMail(inside, to));
  const key = newMailedKey();
  await saveAsked(db, id, asked, { keyHash: hashOfKey(key), until: new Date(asked.at.getTime() + linkMs) });
  return mail.send(db, site.id, confirmMail(inside, to, key));
};

/** Confirms a subscription by the key of its mail; again changes nothing. Throws newsletter.linkDead where the link is dead. */
export const confirmSubscription = (ctx: Ctx, key: string) =>
  inTransaction(ctx, async (inside) => {
    const { db, site, clock, mail } = inside;
    const found = await lockByConfirmKey(db, site.id, hashOfKey(key), clock());
    if (!found) throw new Refusal('newsletter.linkDead');
    if (found.state === 'confirmed') return;
    await markConfirmed(db, found.id, clock());
    await liftBar(db, found.email);
    await mail.send(db, site.id, subscribedMail(inside, found));
  });

/** Ends a subscription by the key that its mails carry; again changes nothing. Throws newsletter.unknown without such a one. */
export const unsubscribe = async (ctx: Ctx, key: string) => {
  if (!(await markUnsubscribed(ctx.db, ctx.site.id, key, ctx.clock()))) throw new Refusal('newsletter.unknown');
};

export const countSubscribers = (ctx: Ctx) => countConfirmed(ctx.db, ctx.site.id);

/** The recipients of the newsletter of the ctx's site, page by page, with the address that ends it. */
export const listSubscribers = async function* (ctx: Ctx) {
  let after = 0;
  while (true) {
    const page = await readConfirmed(ctx.db, ctx.site.id, after, 1000);
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
    yield page.map(({ unsubscribeKey, ...rest }) => ({ ...rest, unsubscribeUrl: unsubscribeUrl(ctx, unsubscribeKey) }));
  }
};

/** Deletes what was asked for too long ago and never confirmed. */
export const forgetNeverConfirmed = (db: Db, now: Date) =>
  deleteNeverConfirmed(db, new Date(now.getTime() - neverConfirmedMs));
