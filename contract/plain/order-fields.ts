import type { ChannelRules } from '#contract/plain/channels';
import type { ShippingId } from '#contract/plain/commerce';
import { digitsOf, identifierMin, isPhone } from '#contract/plain/field-rules';
import { foldedText } from '#contract/plain/folded-text';
import { formMessages } from '#contract/plain/form-messages';

// Rules of an order's fields (specification 5, decisions O4). Free of zod: the checkout runs them before it sends.

export type Place = { state: string; city: string };

/** The shop's present choices at the checkout. */
type Offer = {
  shipping: readonly { id: string }[];
  payments: readonly { id: string }[];
  branches: readonly { code: string }[];
  metropolitanCities: readonly Place[];
  transferDays: number;
};

type Sent = {
  phone: string | null;
  address: string | null;
  shippingId: string | null;
  branchCode: string | null;
  transferDays?: number | undefined;
  companyName?: string | null | undefined;
  companyIdentifier?: string | null | undefined;
  carrierName: string | null;
  paymentId: string | null;
  items: readonly unknown[];
};

const plain = (name: string) => foldedText(name).trim();
const isCapital = (place: Place) => plain(place.state) === 'montevideo';
/** Whether a place is one of these, however it is written. */
export const isAmong = (place: Place, cities: readonly Place[]) =>
  cities.some((one) => plain(one.state) === plain(place.state) && plain(one.city) === plain(place.city));

const reach: Record<ShippingId, (place: Place, cities: readonly Place[]) => boolean> = {
  RES: () => true,
  MON: isCapital,
  AME: isAmong,
  INT: (place, cities) => !isCapital(place) && !isAmong(place, cities),
};

/** Whether a way of sending reaches a place. */
export const reaches = (shippingId: string, place: Place, metropolitanCities: readonly Place[]) =>
  Object.hasOwn(reach, shippingId) && reach[shippingId as ShippingId](place, metropolitanCities);

/** Pickup needs neither address nor city. */
export const needsAddress = (shippingId: string | null) => shippingId !== 'RES';

type Needs = Partial<Pick<ChannelRules, 'needsPhone' | 'needsBranch'>>;

/** The sentence of each wrong field, by name. `place` is where the address is, null where no city was chosen. */
export const orderFieldErrors = (
  sent: Sent,
  offer: Offer,
  place: Place | null,
  { needsPhone = true, needsBranch = false }: Needs = {},
): Record<string, string> => {
  const errors: Record<string, string> = {};
  const offers = (list: readonly { id: string }[], id: string | null) => list.some((one) => one.id === id);
  if (sent.items.length === 0) errors.items = formMessages['order.empty'];
  if (!sent.phone && needsPhone) errors.phone = formMessages['order.phone'];
  else if (sent.phone && !isPhone(sent.phone)) errors.phone = formMessages['field.phone'];
  if (!offers(offer.shipping, sent.shippingId)) errors.shippingId = formMessages['order.shipping'];
  if (!offers(offer.payments, sent.paymentId)) errors.paymentId = formMessages['order.payment'];
  if (needsAddress(sent.shippingId)) {
    if (!sent.address) errors.address = formMessages['order.address'];
    else if (!place) errors.addressCityId = formMessages['field.city'];
    else if (!errors.shippingId && !reaches(sent.shippingId ?? '', place, offer.metropolitanCities)) {
      errors.shippingId = formMessages['order.shippingPlace'];
    }
  } else if ((sent.branchCode || needsBranch) && !offer.branches.some((branch) => branch.code === sent.branchCode)) {
    errors.branchCode = formMessages['order.branch'];
  }
  if (sent.transferDays && sent.transferDays !== offer.transferDays) errors.branchCode = formMessages['order.transfer'];
  if (sent.shippingId === 'INT' && !sent.carrierName) errors.carrierName = formMessages['order.carrier'];
  return { ...errors, ...invoiceErrors(sent) };
};

/** An invoice for a RUT names whom it is for; one without the other is none. */
const invoiceErrors = ({ companyName, companyIdentifier }: Sent): Record<string, string> => {
  if (companyName == null && companyIdentifier == null) return {};
  return {
    ...(!companyName?.trim() && { companyName: formMessages['field.required'] }),
    ...(digitsOf(companyIdentifier ?? '').length < identifierMin && {
      companyIdentifier: formMessages['field.identifier'],
    }),
  };
};
