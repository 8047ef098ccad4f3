import { randomUUID } from 'node:crypto';
import { aGuestOrder, confirmationOf, placeAsGuest } from '#server/test/a-guest-order';
import { aSale } from '#server/test/a-sale';
import type { EveryCall } from '#server/test/call-row';
import type { TestShop } from '#server/test/shop';

/** The rows of `every-call.ts` of orders that no account places. */
export const placingCalls = (shop: TestShop, all: Parameters<typeof aSale>[0]) => {
  const products = all.slice(0, 1);
  const placed = async (email: string) => placeAsGuest(shop, aGuestOrder(products, { email }));
  const confirmed = async () => {
    const email = `${randomUUID()}@ejemplo.uy`;
    await placed(email);
    return { ...(await confirmationOf(shop, email)), password: 'secreta2' };
  };
  const linked = async () => {
    const [, , orderId = '', key = ''] = (await placed('otra@ejemplo.uy')).link.split('/');
    return { orderId, key };
  };
  return {
    'order/addAsGuest': ['visitor', 20, () => aGuestOrder(products)],
    'order/confirm': ['visitor', 24, confirmed],
    'order/cancelByLink': ['visitor', 21, linked],
    'order/addAsSeller': ['seller', 22, () => ({ order: aSale(products) })],
  } satisfies Partial<EveryCall>;
};
