import { randomBytes } from 'node:crypto';
import type { Output, Parsed } from '#contract/contract';
import { countedByMailbox } from '#server/accounts/mailbox-limit';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { lockUnpaid } from '#server/orders/buyer-orders.store';
import { checkOrder } from '#server/orders/check-order';
import { unnamedBuyer } from '#server/orders/deadlines';
import { lockMailbox } from '#server/orders/guests/guest-orders.store';
import { followById } from '#server/orders/online/follow-order.service';
import { contentHash, mergeLines } from '#server/orders/order-content';
import { answerPaid, attemptOfPlaced } from '#server/orders/pay-order.service';
import { findPlaced, holdWithin, requireOpen, unconfirmed } from '#server/orders/place-order.service';
import { type ShopMails, tellingOfOrders } from '#server/orders/shop-mails';
import { tellingShop } from '#server/orders/unpaid-room';
import { writeOrder } from '#server/orders/write-order';
import { Refusal } from '#server/refusal';

type Sent = Parsed<'order/addAsGuest'>['order'] & Pick<Parsed<'order/addAsGuest'>, 'email' | 'name'>;

/** A visitor is no person or company of the shop's. */
const noParty = {
  companyId: null,
  companyName: null,
  companyIdentifier: null,
  personId: null,
  personLastName: null,
  personIdentifier: null,
};

/**
 * Makes an order that belongs to no account (docs/decisions/033-guest-orders.md). Whether the e-mail has one is never looked at, nor who asks.
 * The same GUID with the same content answers with the order already made. Throws as `addOrder`.
 */
export const addAsGuest = async (
  asked: Ctx,
  { order, email, name }: Parsed<'order/addAsGuest'>,
): Promise<Output<'order/addAsGuest'>> => {
  const ctx = { ...asked, session: null };
  requireOpen(ctx);
  const buyer = { mailbox: email };
  const sent = { ...mergeLines(order), email, name };
  const placing = () =>
    countedByMailbox(ctx, 'guestOrder', email, (mayMail) =>
      tellingOfOrders(ctx, buyer, (shopMails) =>
        inTransaction(ctx, (inside) => place(inside, sent, mayMail, shopMails)),
      ),
    );
  const { id, ...paid } = await unconfirmed(tellingShop(ctx, buyer, placing));
  const { payment } = await answerPaid(ctx, paid);
  const { data } = await followById(ctx, id);
  return { data, payment };
};

// As the locks of docs/decisions/001-orders.md, with the mailbox in place of the account.
const place = async (inside: Inside, sent: Sent, mayMail: boolean, shopMails: ShopMails) => {
  const { email, name } = sent;
  await lockMailbox(inside.db, email);
  const hash = contentHash(sent);
  const { made, isTaken } = await findPlaced(inside, sent, hash);
  if (made) return { result: made, used: false };
  const checked = await checkOrder(inside, sent);
  if (isTaken) throw new Refusal('order.guidTaken');
  // An order without its mail could not be confirmed.
  if (!mayMail) throw new Refusal('order.tooManyByMail', { seconds: 3600 });
  const hold = await holdWithin(inside, sent, checked, await lockUnpaid(inside.db, { mailbox: email }));
  const placer = { by: unnamedBuyer, byAccountId: null, accountId: null, channel: 'web' as const };
  const buyer = { ...noParty, email, personName: name };
  const key = randomBytes(32).toString('base64url');
  const { id, data } = await writeOrder(inside, {
    ...placer,
    buyer,
    key,
    sent,
    hash,
    shopMails,
    ...checked,
    ...hold,
  });
  return { result: { id, ...(await attemptOfPlaced(inside, id, data)) }, used: true };
};
