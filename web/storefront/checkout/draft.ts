import type { CheckoutOptions } from '#contract/orders';
import { placeOrNone } from '#contract/plain/geolocation';
import { needsAddress, reaches } from '#contract/plain/order-fields';
import type { Cart } from '#web/data/cart';
import { type Buyer, contactsOf } from './buyer.ts';
import type { Choice } from './choice-store.ts';

type Item = { id: number; isDefault: boolean };

export const newestId = (list: readonly { id: number }[]) => Math.max(0, ...list.map(({ id }) => id));

const one = <T extends Item>(list: readonly T[], chosen: number | undefined, last = Number.POSITIVE_INFINITY) =>
  list.find(({ id }) => id > last) ??
  list.find(({ id }) => id === chosen) ??
  list.find(({ isDefault }) => isDefault) ??
  list[0];

/**
 * Everything the order will say, from the choices, the buyer's own data and what the shop offers. Unless one was chosen
 * the branch is the first of `whole`, which have enough of every line.
 */
export const draftOf = (
  choice: Choice,
  buyer: Buyer,
  options: CheckoutOptions,
  whole: readonly CheckoutOptions['branches'][number][],
) => {
  const { branches } = options;
  const { phones, addresses: stored } = contactsOf(buyer);
  const { corrected } = choice;
  const addresses = stored.map((address) => (address.id === corrected?.id ? corrected : address));
  const address = one<Item & (typeof addresses)[number]>(addresses, choice.addressId, choice.lastAddressId);
  const place = address?.cityName ? { state: address.stateName, city: address.cityName } : null;
  // A visitor's place follows what he chooses, and that what he types.
  const isOpen = !place || 'guest' in buyer;
  const fitting = options.shipping.filter(({ id }) => isOpen || reaches(id, place, options.metropolitanCities));
  // A buyer who wants it sent and changes the address still wants it sent, by what reaches the new one.
  const isSent = choice.shippingId !== undefined && needsAddress(choice.shippingId);
  const shipping =
    fitting.find(({ id }) => id === choice.shippingId) ??
    (isSent ? fitting.find(({ id }) => needsAddress(id)) : undefined) ??
    fitting[0];
  const branch = branches.find(({ code }) => code === choice.branchCode) ?? whole[0] ?? branches[0];
  const isWaiting = choice.isBrought && !whole.some(({ code }) => code === branch?.code);
  return {
    phones,
    addresses,
    corrected,
    address,
    place,
    /** The place by which the ways to send are offered; null where all are. */
    offeredFor: isOpen ? null : place,
    fitting,
    shipping,
    /** Whether the way to send goes to the place; false while no place is known. */
    isReached: Boolean(place && shipping && reaches(shipping.id, place, options.metropolitanCities)),
    phone: one<Item & (typeof phones)[number]>(phones, choice.phoneId, choice.lastPhoneId),
    branch,
    /** Working days after which what the branch lacks is there, where the buyer waits for it. */
    transferDays: (isWaiting && !needsAddress(shipping?.id ?? null) && options.transferDays) || undefined,
    carrierName: choice.carrierName ?? '',
    invoice: choice.invoice,
    payment: options.payments.find(({ id }) => id === choice.paymentId) ?? options.payments[0],
  };
};
type Draft = ReturnType<typeof draftOf>;

export const orderOf = (
  { phone, address, shipping, branch, transferDays, carrierName, invoice, payment }: Draft,
  { guid, lines }: Cart,
  termsVersion: string,
) => {
  const to = needsAddress(shipping?.id ?? null) ? address : undefined;
  return {
    guid,
    phone: phone?.phone ?? null,
    phoneType: phone?.type ?? null,
    phoneObservation: phone?.observation ?? null,
    address: to?.address.trim() || null,
    addressIdentifier: to?.identifier ?? null,
    addressGeolocation: placeOrNone(to?.geolocation),
    addressObservation: to?.observation ?? null,
    addressZIPCode: to?.zIPCode ?? null,
    addressRecipient: to?.recipient ?? null,
    addressStateId: to?.stateId ?? null,
    addressCityId: to?.cityId ?? null,
    shippingId: shipping?.id ?? null,
    shippingPrice: shipping?.price ?? 0,
    branchCode: to || !shipping ? null : (branch?.code ?? null),
    ...(transferDays && { transferDays }),
    carrierName: carrierName.trim() || null,
    paymentId: payment?.id ?? null,
    ...invoice,
    termsVersion,
    items: lines.map(({ code, price, quantity, vehicleId, vehicleYear }) => ({
      code,
      price: price ?? 0,
      quantity,
      ...(vehicleId && { vehicleId }),
      ...(vehicleYear && { vehicleYear }),
    })),
  };
};
