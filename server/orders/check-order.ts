import type { NewOrder } from '#contract/new-order';
import { type Channel, channels, counterPayments } from '#contract/plain/channels';
import { type ShippingId, shippingNames } from '#contract/plain/commerce';
import { needsAddress, orderFieldErrors } from '#contract/plain/order-fields';
import type { Ctx, Inside } from '#server/ctx';
import { kindOf } from '#server/orders/deadlines';
import { lookUpCity } from '#server/places/places.service';
import { Refusal } from '#server/refusal';
import { offeredPayments } from '#server/settings/offered';
import { listBranches } from '#server/stock/stock.service';
import type { ShippingOption } from '#sites/site';

export type CheckedOrder = Awaited<ReturnType<typeof checkOrder>>;

/** The choices of a sent order, looked up. Throws a 422 with a sentence at each wrong field; `buyer` has those of its buyer. */
export const checkOrder = async (
  inside: Inside,
  sent: NewOrder,
  channel: Channel = 'web',
  buyer: Record<string, string> = {},
) => {
  const branches = await listBranches(inside);
  const offer = offerOf(inside, channel);
  const city = await cityOf(inside, sent);
  const place = city ? { state: city.stateName, city: city.cityName } : null;
  const { branches: offered } = inside.site;
  const wrong = orderFieldErrors(sent, { ...inside.settings, ...offer, branches: offered }, place, channels[channel]);
  const fields = { ...wrong, ...buyer };
  const shipping = offer.shipping.find(({ id }) => id === sent.shippingId);
  const payment = offer.payments.find(({ id }) => id === sent.paymentId);
  if (Object.keys(fields).length > 0 || !shipping || !payment) throw new Refusal('call.fields', {}, { fields });
  const chosen = branches.find(({ code }) => code === (sent.branchCode || offered[0]?.code));
  return { shipping, payment, city, branches, branch: needsAddress(shipping.id) ? undefined : chosen };
};

/** Choices of an order taken through a channel. At a counter nothing is sent, and a pickup costs nothing. */
const offerOf = (ctx: Ctx, channel: Channel) => {
  const { shippingIds, paymentKinds } = channels[channel];
  const { shipping } = ctx.settings;
  const pickup: ShippingOption = { id: 'RES', name: shippingNames.RES, description: '', leadTime: '', price: 0 };
  const atCounter = { ...pickup, ...shipping.find(({ id }) => id === 'RES'), price: 0 };
  return {
    shipping: channel === 'counter' ? [atCounter] : shipping.filter(({ id }) => shippingIds.includes(id as ShippingId)),
    payments: [...offeredPayments(ctx), ...counterPayments].filter(({ id }) => paymentKinds.includes(kindOf(id))),
  };
};

const cityOf = async (inside: Inside, sent: NewOrder) => {
  if (!needsAddress(sent.shippingId) || !sent.addressStateId || !sent.addressCityId) return undefined;
  return lookUpCity(inside, sent.addressStateId, sent.addressCityId);
};
