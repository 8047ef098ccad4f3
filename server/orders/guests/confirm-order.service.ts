import type { Output, Parsed } from '#contract/contract';
import { activationMs } from '#server/accounts/account-keys.service';
import { forgetFailures } from '#server/accounts/login.service';
import { hashPassword } from '#server/accounts/passwords';
import { lockAccountOf, openAccount } from '#server/accounts/proven-mailbox.service';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { deadlineOf, holdOf, kindOf, unnamedBuyer } from '#server/orders/deadlines';
import { attach, type Guest, markConfirmed, readByKey, readGuest } from '#server/orders/guests/guest-orders.store';
import { cancelForBuyer } from '#server/orders/move-order.service';
import { followById, requireFollowed } from '#server/orders/online/follow-order.service';
import { insertEvents, lockBuyer, lockOrderById, type MovingOrder, prolong } from '#server/orders/orders.store';
import { tellingOfOrders } from '#server/orders/shop-mails';
import { Refusal } from '#server/refusal';

type Link = Pick<Parsed<'order/confirm'>, 'orderId' | 'key'>;

/** The order that a key of a mail confirms, and its e-mail. A guid that does not exist, a wrong key and one that is too old are the same 404. */
export const requireKey = async ({ db, site, clock }: Ctx, { orderId: guid, key }: Link) => {
  const since = new Date(clock().getTime() - activationMs);
  const order = await readByKey(db, { site: site.id, guid, key, since });
  if (!order) throw new Refusal('order.linkDead');
  return order;
};

/**
 * Notes that the buyer reads the mailbox that his order names: a deposit is held for its whole term from then on. The order
 * comes to be of the mailbox's account where the caller is signed in to it, or where a password opens one (docs/decisions/033-guest-orders.md).
 */
export const confirmOrder = async (
  ctx: Ctx,
  { password, consent = null, ...link }: Parsed<'order/confirm'>,
): Promise<Output<'order/confirm'>> => {
  const { id, email } = await requireKey(ctx, link);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  const { account, wasConfirmed } = await inTransaction(ctx, async (inside) => {
    const stored = await lockAccountOf(inside, email);
    const order = await lockOrderById(inside.db, id);
    const guest = await readGuest(inside.db, id);
    // It may have been erased meanwhile.
    if (!order || guest?.email !== email) throw new Refusal('order.linkDead');
    const found = (is: Output<'order/confirm'>['account']) => ({
      account: is,
      wasConfirmed: guest.confirmedAt !== null,
    });
    const callerId = inside.session?.accountId;
    if (guest.attachedAt) return found(callerId === order.accountId ? 'attached' : 'known');
    const isOpen = stored !== undefined && (stored.activatedAt !== null || stored.lockedAt !== null);
    const isCallers = isOpen && stored.id === callerId;
    const chosen = passwordHash === undefined || isOpen ? undefined : { email, passwordHash, consent };
    const accountId = chosen ? await openAccount(inside, stored, personOf(guest), chosen) : isCallers && stored.id;
    await confirm(inside, order, guest, accountId || null);
    if (accountId) return found('attached');
    return found(isOpen ? 'known' : 'none');
  });
  if (password !== undefined && account === 'attached') await forgetFailures(ctx, email);
  const { data } = await followById(ctx, id);
  return { data, account, email, wasConfirmed };
};

/** Confirms a locked order, once, and gives it to an account, where there is one. */
const confirm = async (inside: Inside, order: MovingOrder, guest: Guest, accountId: number | null) => {
  const now = inside.clock();
  const isFirst = guest.confirmedAt === null;
  if (!isFirst && accountId === null) return;
  if (isFirst) {
    await markConfirmed(inside.db, order.id, now);
    if (order.state === 'PPE' && kindOf(order.paymentId) === 'deposit') {
      const until = deadlineOf('PPE', 'deposit', now, inside);
      await prolong(inside.db, order.id, holdOf(until, now));
    }
  }
  const owner = accountId === null ? undefined : await lockBuyer(inside.db, accountId);
  if (owner && accountId !== null) await attach(inside.db, order.id, accountId, owner, now);
  await insertEvents(inside.db, [
    {
      order_id: order.id,
      at: now,
      by: owner?.name.trim() ?? unnamedBuyer,
      account_id: accountId,
      from_state: order.state,
      to_state: order.state,
      mailed: false,
      reason: isFirst ? 'Confirmó la compra por correo' : 'La compra pasó a su cuenta',
    },
  ]);
};

/** The buyer as a person who registers. */
const personOf = ({ name, phone, phoneType, phoneObservation, ...order }: Guest) => {
  const [first = '', ...rest] = (name ?? '').split(' ');
  const { address, stateId, cityId, recipient, zIPCode, observation, identifier, geolocation } = order;
  const where = { recipient: recipient ?? name, zIPCode, observation, identifier, geolocation };
  const place = address !== null && stateId !== null && cityId !== null ? { address, stateId, cityId } : undefined;
  return {
    name: first,
    lastName: rest.join(' '),
    phones: [{ phone, type: phoneType === 'WOR' ? ('WOR' as const) : ('HOM' as const), observation: phoneObservation }],
    addresses: place ? [{ ...place, ...where }] : [],
  };
};

/** Cancels an order that no account has by its link, as its buyer. */
export const cancelByLink = async (ctx: Ctx, link: Parsed<'order/cancelByLink'>) => {
  const { id, email } = await requireFollowed(ctx, link);
  await tellingOfOrders(ctx, { mailbox: email }, (shopMails) =>
    inTransaction(ctx, async (inside) => {
      const order = await lockOrderById(inside.db, id);
      const guest = await readGuest(inside.db, id);
      if (!order || !guest || guest.attachedAt) throw new Refusal('order.notByLink');
      await cancelForBuyer(inside, order, { by: unnamedBuyer, accountId: null }, shopMails);
    }),
  );
  const { data } = await followById(ctx, id);
  return { data };
};
