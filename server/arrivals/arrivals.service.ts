import { arrivalConsent } from '#contract/plain/arrival-consent';
import { evenly } from '#server/accounts/evenly';
import { withinMailbox } from '#server/accounts/mailbox-limit';
import { confirmMail, waitingMail } from '#server/arrivals/arrivals.mails';
import {
  countOthers,
  deleteExpired,
  lockByConfirmKey,
  lockNotice,
  markConfirmed,
  markEnded,
  markOwn,
  saveAsked,
} from '#server/arrivals/arrivals.store';
import { longNamesOf } from '#server/autoparts/long-names.service';
import { findForSale } from '#server/catalogue/for-sale.service';
import type { Ctx, Db, Inside } from '#server/ctx';
import { inTransactionOnly } from '#server/in-transaction';
import { hashOfKey, newMailedKey } from '#server/mailed-key';
import { Refusal } from '#server/refusal';
import { listStock } from '#server/stock/stock.service';

// docs/decisions/035-arrival-notices.md has the states, and what each of these does in them.

const dayMs = 24 * 3_600_000;
/** How long a row stays after it was asked for, confirmed, and sent or ended. */
export const keptMs = { asked: 7 * dayMs, confirmed: 365 * dayMs, over: 30 * dayMs };
/** So many products a mailbox waits for at most. */
const most = 50;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** Asks to tell a mailbox that a product is in stock. Answers the same, as late, whatever is known of it; a mail tells its owner. */
export const askByMail = async (ctx: Ctx, { code, email }: { code: string; email: string }) => {
  const product = await requireMissing(ctx, code);
  const write = async (mayWrite: boolean) =>
    mayWrite && (await inTransactionOnly(ctx, (inside) => ask(inside, email, product)));
  return evenly(ctx, () => withinMailbox(ctx, 'arrival', email, write));
};

type Product = { id: number; code: string; name: string };

/** Whether it wrote a mail. */
const ask = async (inside: Inside, email: string, product: Product) => {
  const { db, site, clock, mail } = inside;
  if ((await countOthers(db, email, product.id)) >= most) return false;
  const at = clock();
  const until = later(at, keptMs.asked);
  const asked = { site: site.id, productId: product.id, email, at, expiresAt: until };
  const { id, state, endKey } = await lockNotice(db, asked, newMailedKey());
  const to = { email, endKey };
  if (state === 'confirmed') {
    await mail.send(db, site.id, waitingMail(inside, to, product));
    return true;
  }
  const key = newMailedKey();
  await saveAsked(db, id, { ...asked, textVersion: arrivalConsent.version }, { keyHash: hashOfKey(key), until });
  await mail.send(db, site.id, confirmMail(inside, to, product, key));
  return true;
};

/** The same for the mailbox of the caller's account, at once; tells which that is. Throws arrival.tooMany. */
export const askForOwn = async (ctx: Ctx, code: string) => {
  if (!ctx.session) throw new Refusal('session.none');
  const { email } = ctx.session;
  const product = await requireMissing(ctx, code);
  await inTransactionOnly(ctx, async ({ db, site, clock }) => {
    if ((await countOthers(db, email, product.id)) >= most) throw new Refusal('arrival.tooMany', { most });
    const at = clock();
    const confirmed = { site: site.id, at, expiresAt: later(at, keptMs.confirmed) };
    const { id } = await lockNotice(db, { ...confirmed, productId: product.id, email }, newMailedKey());
    await markOwn(db, id, confirmed);
  });
  return { data: { code: product.code, name: product.name }, email };
};

/** Confirms by the key of its mail; again changes nothing. Throws arrival.linkDead where the link is dead. */
export const confirmNotice = (ctx: Ctx, key: string) =>
  inTransactionOnly(ctx, async (inside) => {
    const { db, site, clock } = inside;
    const at = clock();
    const found = await lockByConfirmKey(db, site.id, hashOfKey(key), at);
    if (!found) throw new Refusal('arrival.linkDead');
    if (found.state !== 'confirmed') await markConfirmed(db, found.id, { at, expiresAt: later(at, keptMs.confirmed) });
    const { code, name } = await named(inside, found);
    return { code, name };
  });

/** Ends a wish by the key that its mails carry; again changes nothing. Throws arrival.unknown without such a one. */
export const endNotice = async ({ db, site, clock }: Ctx, key: string) => {
  if (!(await markEnded(db, site.id, key, later(clock(), keptMs.over)))) throw new Refusal('arrival.unknown');
};

/** Deletes what has waited for too long, and what is over. */
export const forgetExpired = (db: Db, now: Date) => deleteExpired(db, now);

/** A product of this site that cannot be had now. Throws product.notFound or arrival.inStock. */
const requireMissing = async (ctx: Ctx, code: string): Promise<Product> => {
  const product = (await findForSale(ctx, [code])).get(code);
  if (!product) throw new Refusal('product.notFound');
  const [stock] = await listStock(ctx, [{ id: product.id, code, quantity: 1 }]);
  if (stock?.available !== 'NO') throw new Refusal('arrival.inStock');
  return named(ctx, product);
};

/** The product as its mails call it: a part by what it goes into. */
const named = async <T extends { code: string; name: string }>(ctx: Ctx, product: T): Promise<T> => ({
  ...product,
  name: (await longNamesOf(ctx, [product])).get(product.code) ?? product.name,
});
