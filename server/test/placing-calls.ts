import { aGuestOrder } from '#server/test/a-guest-order';
import { aSale } from '#server/test/a-sale';
import type { EveryCall } from '#server/test/call-row';

/** The rows of `every-call.ts` of orders that no account places. */
export const placingCalls = (products: Parameters<typeof aSale>[0]) =>
  ({
    'order/addAsGuest': ['visitor', 20, () => aGuestOrder(products.slice(0, 1))],
    'order/addAsSeller': ['seller', 22, () => ({ order: aSale(products.slice(0, 1)) })],
  }) satisfies Partial<EveryCall>;
