import type { Input } from '#contract/contract';
import { anOrder, aPickup } from '#server/test/an-order';
import type { TestShop } from '#server/test/shop';

type Sent = Input<'order/addAsSeller'>['order'];
type Products = Parameters<typeof anOrder>[0];

/** What the counter sends: one unit of each product for nobody, in cash, from branch BUL; what is given holds. */
export const aSale = (products: Products, given: Partial<Sent> = {}): Sent => ({
  ...aPickup(products, { phone: null, branchCode: 'BUL' }),
  channel: 'counter',
  paymentId: 'EFEC',
  ...given,
});

/** What is sent for a buyer on the telephone: as the checkout's, to an address in Montevideo, by deposit. */
export const aPhoneOrder = (products: Products, given: Partial<Sent> = {}): Sent => ({
  ...anOrder(products),
  channel: 'telephone',
  ...given,
});

export const sell = (shop: TestShop, token: string, order: Sent) => shop.call('order/addAsSeller', { order }, token);
