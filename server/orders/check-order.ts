import type { NewOrder } from '#contract/new-order';
import { needsAddress, orderFieldErrors } from '#contract/plain/order-fields';
import type { Inside } from '#server/ctx';
import { offeredPayments } from '#server/payments/payments.service';
import { lookUpCity } from '#server/places/places.service';
import { Refusal } from '#server/refusal';
import { listBranches } from '#server/stock/stock.service';

/** The choices of a sent order, looked up. Throws a 422 with a sentence at each wrong field. */
export const checkOrder = async (inside: Inside, sent: NewOrder) => {
  const branches = await listBranches(inside);
  const payments = offeredPayments(inside);
  const city = await cityOf(inside, sent);
  const place = city ? { state: city.stateName, city: city.cityName } : null;
  const fields = orderFieldErrors(sent, { ...inside.settings, payments, branches }, place);
  const shipping = inside.settings.shipping.find(({ id }) => id === sent.shippingId);
  const payment = payments.find(({ id }) => id === sent.paymentId);
  if (Object.keys(fields).length > 0 || !shipping || !payment) throw new Refusal('call.fields', {}, { fields });
  const chosen = branches.find(({ code }) => code === sent.branchCode) ?? branches[0];
  return { shipping, payment, city, branches, branch: needsAddress(shipping.id) ? undefined : chosen };
};

const cityOf = async (inside: Inside, sent: NewOrder) => {
  if (!needsAddress(sent.shippingId) || !sent.addressStateId || !sent.addressCityId) return undefined;
  return lookUpCity(inside, sent.addressStateId, sent.addressCityId);
};
