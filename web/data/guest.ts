import { createBrowserStore, useBrowserStore } from '#web/data/browser-store';

/** Where an order of a visitor goes, as far as it is typed. */
export type GuestAddress = {
  address: string;
  observation: string;
  stateId: number | null;
  stateName: string;
  cityId: number | null;
  cityName: string;
};

/** Somebody who buys without an account. */
export type Guest = { email: string; name: string; phone: string; to: GuestAddress };

export const nowhere: GuestAddress = {
  address: '',
  observation: '',
  stateId: null,
  stateName: '',
  cityId: null,
  cityName: '',
};

const read = (stored: unknown): Guest => {
  const { email, name, phone, to } = stored as Guest;
  if ([email, name, phone].some((text) => typeof text !== 'string')) throw new Error('No guest is kept.');
  return { email, name, phone, to: { ...nowhere, ...to } };
};

// It names somebody: kept for the tab alone, and until the order is placed.
const store = createBrowserStore<Guest | null>('guest', null, read, 'sessionStorage');

/** The visitor who buys in this tab; null where nobody does. */
export const useGuest = () => useBrowserStore(store);

export const guest = {
  get: store.get,
  set: (entered: Guest) => store.set(entered),
  clear: () => {
    if (store.get()) store.set(null);
  },
};

/** The order that this tab placed last without an account, and the mailbox that its link was sent to. */
type Mailed = { orderId: string; email: string };
const lastMailed = createBrowserStore<Mailed | null>(
  'guest-order',
  null,
  (stored) => {
    const { orderId, email } = stored as Mailed;
    return { orderId: String(orderId), email: String(email) };
  },
  'sessionStorage',
);

/** Where the link of this order was sent; undefined where another tab placed it. */
export const useMailedTo = (orderId: string): string | undefined => {
  const mailed = useBrowserStore(lastMailed);
  return mailed?.orderId === orderId ? mailed.email : undefined;
};

export const mailed = { set: (order: Mailed) => lastMailed.set(order) };
