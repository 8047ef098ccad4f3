import type { User } from '#contract/accounts';
import type { CheckoutOptions } from '#contract/orders';
import { needsAddress, reaches } from '#contract/plain/order-fields';
import { type Guest, type GuestAddress, nowhere } from '#web/data/guest';

/** Somebody signed in, or a visitor who typed his name. */
export type Buyer = { user: User } | { guest: Guest };

/** The phones and addresses that a buyer chooses from; a visitor has the one of each that he types. */
export const contactsOf = (buyer: Buyer) => {
  if ('user' in buyer) return buyer.user.person ?? buyer.user.company ?? { phones: [], addresses: [] };
  const { phone, name, to } = buyer.guest;
  const more = { id: 0, isDefault: true, observation: null };
  return {
    phones: [{ ...more, phone, type: 'HOM' as const }],
    addresses: [
      {
        ...more,
        ...to,
        observation: to.observation || null,
        recipient: name,
        identifier: null,
        zIPCode: null,
        geolocation: null,
      },
    ],
  };
};

type Offer = Pick<CheckoutOptions, 'shipping' | 'metropolitanCities'>;

const isReached = (shippingId: string, { stateName, cityName }: GuestAddress, { metropolitanCities }: Offer) =>
  cityName === '' || reaches(shippingId, { state: stateName, city: cityName }, metropolitanCities);

/** A visitor's address once he chose another way to send: a place that it does not reach is asked for again. */
export const addressBy = (to: GuestAddress, shippingId: string, offer: Offer): GuestAddress =>
  isReached(shippingId, to, offer) ? to : { ...nowhere, address: to.address, observation: to.observation };

/** The way to send once a visitor chose another place: the one that he chose, or the one that reaches it. */
export const shippingTo = (to: GuestAddress, shippingId: string | undefined, offer: Offer): string | undefined =>
  shippingId !== undefined && isReached(shippingId, to, offer)
    ? shippingId
    : offer.shipping.find(({ id }) => needsAddress(id) && isReached(id, to, offer))?.id;
