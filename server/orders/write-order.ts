import type { NewOrder } from '#contract/new-order';
import type { Order } from '#contract/orders';
import type { Channel } from '#contract/plain/channels';
import { isOnline, orderStates, paymentSteps } from '#contract/plain/commerce';
import { digitsOf } from '#contract/plain/field-rules';
import { needsAddress } from '#contract/plain/order-fields';
import { freezePesos } from '#contract/plain/order-pesos';
import { usableRate } from '#contract/plain/rate';
import { longNamesOf } from '#server/autoparts/long-names.service';
import { ownCompany } from '#server/companies/companies.service';
import type { Inside } from '#server/ctx';
import { allocationRows } from '#server/orders/allocations.store';
import { deadlineOf, holdOf, kindOf, unconfirmedMs } from '#server/orders/deadlines';
import { insertGuest } from '#server/orders/guests/guest-orders.store';
import type { OrderLine } from '#server/orders/hold-stock';
import { openAttempt } from '#server/orders/online/start-attempt.service';
import { orderMail } from '#server/orders/order-mails';
import { viewOfId } from '#server/orders/order-view.service';
import { insertOrder, insertParts, type lockBuyer, takeNumber } from '#server/orders/orders.store';
import type { ShopMails } from '#server/orders/shop-mails';
import { Refusal } from '#server/refusal';
import { isExampleFirm } from '#server/settings/example-company.service';
import type { Allocation } from '#server/stock/stock.service';
import type { PaymentMethod, ShippingOption } from '#sites/site';

type City = { stateId: number; stateName: string; cityId: number; cityName: string };

/** The buyer's data that an order copies; without an e-mail he gets no mails. */
type Buyer = Omit<Awaited<ReturnType<typeof lockBuyer>>, 'name'>;

/** An order that was found right and whose stock is reserved. */
type Agreed = {
  /** The history's author, and his account. */
  by: string;
  byAccountId: number | null;
  /** The key that a visitor's mail alone has. */
  key?: string;
  /** The account among whose orders it is. */
  accountId: number | null;
  buyer: Buyer;
  channel: Channel;
  sent: NewOrder;
  hash: string;
  lines: readonly OrderLine[];
  allocations: readonly Allocation[];
  shipping: ShippingOption;
  payment: Pick<PaymentMethod, 'name'> & { id: string };
  branch: { id: number; code: string; name: string } | undefined;
  city: City | undefined;
  shopMails?: ShopMails;
};

/** Writes the order with all it copies, its number and its first mails. Takes the counter: nothing may lock after it. */
export const writeOrder = async (inside: Inside, agreed: Agreed): Promise<{ id: number; data: Order }> => {
  const company = await ownCompany(inside);
  if (!company) throw new Error(`The site ${inside.site.id} has no company of its own to address orders to.`);
  if (await isExampleFirm(inside.db, company.identifier)) throw new Refusal('order.exampleCompany');
  const { lines, shipping, payment } = agreed;
  const now = inside.clock();
  const kind = kindOf(payment.id);
  const steps = paymentSteps[kind];
  const state = steps.at(-1) ?? 'INI';
  const deadline =
    agreed.key && kind === 'deposit' ? new Date(now.getTime() + unconfirmedMs) : deadlineOf(state, kind, now, inside);
  const rate = usableRate(inside.settings, now);
  const pesos = rate && freezePesos({ items: lines, shippingPrice: shipping.price }, rate);
  const longNames = await longNamesOf(inside, lines);
  const number = await takeNumber(inside.db);
  const id = await insertOrder(inside.db, {
    guid: agreed.sent.guid,
    number,
    site: inside.site.id,
    state,
    placed_at: now,
    account_id: agreed.accountId,
    channel: agreed.channel,
    seller_account_id: agreed.channel === 'web' ? null : agreed.byAccountId,
    content_hash: agreed.hash,
    ...buyerColumns(agreed),
    to_company_id: company.id,
    to_company_name: company.name,
    to_company_identifier: company.identifier,
    ...addressColumns(agreed),
    shipping_id: shipping.id,
    shipping_name: shipping.name,
    shipping_price_cents: shipping.price,
    branch_code: agreed.branch?.code ?? null,
    branch_name: agreed.branch?.name ?? null,
    transfer_days: transferDaysOf(agreed),
    carrier_name: shipping.id === 'INT' ? agreed.sent.carrierName : null,
    payment_id: payment.id,
    payment_name: payment.name,
    total_cents: lines.reduce((sum, line) => sum + line.price * line.quantity, shipping.price),
    rate: rate && String(rate.value),
    rate_date: rate && rate.date,
    total_uyu_cents: pesos && pesos.total,
    terms_version: agreed.sent.termsVersion,
    holds_stock: orderStates[state].stock === 'held',
    handed_over_at: kind === 'counter' ? now : null,
    ...holdOf(deadline, now),
  });
  // Another account's order has this guid, and was committed a moment ago.
  if (id === undefined) throw new Refusal('order.guidTaken');
  if (agreed.key) await insertGuest(inside.db, id, agreed.key);
  const items = lines.map((line, position) => ({
    order_id: id,
    position,
    product_id: line.productId,
    code: line.code,
    name: line.name,
    long_name: longNames.get(line.code) ?? null,
    brand_name: line.brandName,
    price_cents: line.price,
    iva_rate: String(line.ivaRate),
    quantity: line.quantity,
    price_uyu_cents: pesos?.units[position] ?? null,
  }));
  const event = { order_id: id, at: now, by: agreed.by, account_id: agreed.byAccountId };
  const isMailed = agreed.buyer.email !== '';
  const events = steps.map((to, at) => ({
    ...event,
    from_state: steps[at - 1] ?? null,
    to_state: to,
    mailed: isMailed && at === 0,
  }));
  await insertParts(inside.db, { items, allocations: allocationRows(id, agreed.allocations), events });
  const order = await viewOfId(inside, id);
  if (isOnline(payment.id) && deadline) await openAttempt(inside, id, payment.id, order, deadline);
  const mails = (await agreed.shopMails?.(inside, 'placed', order)) ?? [];
  const all = isMailed
    ? [...mails, { ...orderMail(inside, 'placed', order, agreed.key), ...(agreed.key && { orderId: id }) }]
    : mails;
  const last = all.pop();
  if (last) await inside.mail.send(inside.db, inside.site.id, ...all, last);
  return { id, data: order };
};

const buyerColumns = ({ buyer, sent }: Agreed) => ({
  user_email: buyer.email,
  company_id: buyer.companyId,
  ...(buyer.companyId === null && sent.companyIdentifier
    ? { company_name: sent.companyName, company_identifier: digitsOf(sent.companyIdentifier) }
    : { company_name: buyer.companyName, company_identifier: buyer.companyIdentifier }),
  person_id: buyer.personId,
  person_name: buyer.personName,
  person_last_name: buyer.personLastName,
  person_identifier: buyer.personIdentifier,
});

/** Nothing is brought to a branch that gives all by the time of the order. */
const transferDaysOf = ({ sent, branch, allocations }: Agreed) =>
  branch && allocations.some(({ branchId }) => branchId !== branch.id) ? (sent.transferDays ?? null) : null;

const addressColumns = ({ sent, city, shipping }: Agreed) => ({
  phone: sent.phone ?? '',
  phone_type: sent.phoneType ?? 'HOM',
  phone_observation: sent.phoneObservation,
  ...(needsAddress(shipping.id) && {
    address: sent.address,
    address_identifier: sent.addressIdentifier,
    address_geolocation: sent.addressGeolocation,
    address_observation: sent.addressObservation,
    address_zip_code: sent.addressZIPCode,
    address_recipient: sent.addressRecipient,
    address_state_id: city?.stateId ?? null,
    address_state_name: city?.stateName ?? null,
    address_city_id: city?.cityId ?? null,
    address_city_name: city?.cityName ?? null,
  }),
});
