import { useSyncExternalStore } from 'react';
import type { Order } from '#contract/orders';
import { purchasesMax } from '#contract/plain/browser-memory';
import { isOnline } from '#contract/plain/commerce';
import { createBrowserStore } from '#web/data/browser-store';

/** The facts that are told of an order that was bought: nothing of its buyer. */
export type Bought = Pick<Order, 'guid' | 'number' | 'total' | 'shippingPrice' | 'items'>;
type Shown = Bought & Pick<Order, 'state' | 'paymentId'>;

/** The orders that this browser placed or began to pay, and whether each was counted. */
const marks = createBrowserStore<readonly (readonly [guid: string, isCounted: boolean])[]>('purchases', [], (stored) =>
  (stored as [unknown, unknown][]).map(([guid, isCounted]) => [String(guid), isCounted === true]),
);
const mark = (guid: string, isCounted: boolean) =>
  marks.set([...marks.get().filter(([one]) => one !== guid), [guid, isCounted] as const].slice(-purchasesMax));

let bought: Bought | undefined;
const listeners = new Set<() => void>();

/** Whether an order is a purchase: paid, where that is done at a provider's page; else once it is placed. */
export const isBought = ({ state, paymentId }: Pick<Order, 'state' | 'paymentId'>) =>
  isOnline(paymentId) ? state === 'PAP' || state === 'DIS' : state !== 'CAN';

/** Which orders of this browser became purchases; each is counted once, also over reloads. */
export const purchases = {
  /** Somebody places this order here. */
  begin: ({ guid }: Pick<Order, 'guid'>) => {
    if (!marks.get().some(([one]) => one === guid)) mark(guid, false);
  },
  /** Somebody pays it here, or in another way than until now; one by deposit was counted where it was placed. */
  pay: (order: Pick<Order, 'guid' | 'paymentId'>) => {
    if (isOnline(order.paymentId)) purchases.begin(order);
  },
  /** An order as it is shown now. */
  show: (order: Shown) => {
    if (!isBought(order)) return;
    bought = order;
    for (const tell of listeners) tell();
  },
  /** Whether this one is to be counted now; it is answered so once. */
  take: (guid: string) => {
    if (!marks.get().some(([one, isCounted]) => one === guid && !isCounted)) return false;
    mark(guid, true);
    return true;
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The purchase that was shown last. */
export const useBought = () =>
  useSyncExternalStore(
    subscribe,
    () => bought,
    () => undefined,
  );
