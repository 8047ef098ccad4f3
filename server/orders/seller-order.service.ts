import type { SellerOrder } from '#contract/new-order';
import type { Placed } from '#contract/orders';
import { channels } from '#contract/plain/channels';
import { messages } from '#contract/plain/messages';
import { ownCompany } from '#server/companies/companies.service';
import { mayAt } from '#server/company-rights';
import type { Ctx, Inside } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { checkOrder } from '#server/orders/check-order';
import { holdStock } from '#server/orders/hold-stock';
import { requireSession } from '#server/orders/order-access';
import { contentHash, mergeLines } from '#server/orders/order-content';
import { lockParties } from '#server/orders/parties.store';
import { answerPaid, attemptOfPlaced } from '#server/orders/pay-order.service';
import { findPlaced, unconfirmed } from '#server/orders/place-order.service';
import { writeOrder } from '#server/orders/write-order';
import { Refusal } from '#server/refusal';

/** Requires a seller of the site's own company; a 403 for anyone else. */
export const requireSeller = async (ctx: Ctx) => {
  const company = await ownCompany(ctx);
  if (!company || !mayAt(requireSession(ctx), company.id, 'sells')) throw new Refusal('session.forbidden');
};

/**
 * Makes an order that a seller takes in a buyer's place (docs/decisions/027-seller-orders.md). The same GUID with the same content answers with
 * the order already made. Throws a 422 with the fields, or a 409 with what changed.
 */
export const addAsSeller = async (ctx: Ctx, sent: SellerOrder): Promise<Placed> => {
  await requireSeller(ctx);
  return answerPaid(ctx, await unconfirmed(inTransaction(ctx, (inside) => place(inside, mergeLines(withTerms(sent))))));
};

const withTerms = (sent: SellerOrder) => ({ ...sent, termsVersion: null });

const place = async (inside: Inside, sent: ReturnType<typeof withTerms>) => {
  const { accountId: byAccountId } = requireSession(inside);
  const { by, accountId, buyer } = await lockParties(inside.db, byAccountId, sent);
  const hash = contentHash(sent);
  const { made, isTaken } = await findPlaced(inside, sent, hash);
  if (made) return made;
  const checked = await checkOrder(inside, sent, sent.channel, buyerErrors(sent, buyer !== undefined));
  if (isTaken || !buyer) throw new Refusal('order.guidTaken');
  const hold = await holdStock(inside, sent, checked);
  const { channel } = sent;
  const parties = { by, byAccountId, accountId, buyer: { ...buyer, email: sent.userEmail ?? '' }, channel };
  const { id, data } = await writeOrder(inside, { ...parties, sent, hash, ...checked, ...hold });
  return attemptOfPlaced(inside, id, data);
};

/** The sentence of each wrong field of who buys. */
const buyerErrors = ({ channel, personId, companyId, phone, userEmail }: SellerOrder, isThere: boolean) => {
  const isNobody = !personId && !companyId;
  const errors: Record<string, string> = {};
  if (!isThere || (personId && companyId) || (isNobody && channels[channel].needsBuyer))
    errors[companyId ? 'companyId' : 'personId'] = messages['order.buyer'];
  else if (isNobody) {
    if (phone) errors.phone = messages['order.nobody'];
    if (userEmail) errors.userEmail = messages['order.nobody'];
  }
  return errors;
};
