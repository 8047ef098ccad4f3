import type { Input } from '#contract/contract';
import { anOrder, aPickup } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

type Sent = Input<'order/addAsSeller'>['order'];
type Products = Parameters<typeof anOrder>[0];

/** A sale at the counter: one unit of each product for nobody, in cash, from branch BUL, changed by `given`. */
export const aSale = (products: Products, given: Partial<Sent> = {}): Sent => ({
  ...aPickup(products, { phone: null, branchCode: 'BUL' }),
  channel: 'counter',
  paymentId: 'EFEC',
  ...given,
});

/** An order by telephone: as the checkout's, to an address in Montevideo, by deposit. */
export const aPhoneOrder = (products: Products, given: Partial<Sent> = {}): Sent => ({
  ...anOrder(products),
  channel: 'telephone',
  ...given,
});

export const sell = (shop: TestShop, token: string, order: Sent) => shop.call('order/addAsSeller', { order }, token);
