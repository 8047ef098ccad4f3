import { randomUUID } from 'node:crypto';
import type { Input } from '#contract/contract';
import { aPickup } from '#server/test/an-order';
import { linkTo } from '#server/test/mails';
import type { TestShop } from '#server/test/shop';

type Sent = Input<'order/addAsGuest'>;

/** An order of a visitor who picks it up: one unit of each product by deposit, changed by `given`. */
export const aGuestOrder = (
  products: Parameters<typeof aPickup>[0],
  { email = 'eva@ejemplo.uy', name = 'Eva Paz', ...given }: Partial<Sent['order'] & Omit<Sent, 'order'>> = {},
): Sent => ({ order: aPickup(products, given), email, name });

/** Places it, each from an address of its own. */
export const addAsGuest = (shop: TestShop, sent: Sent) =>
  shop.call('order/addAsGuest', sent, undefined, { client: randomUUID() });

/** Places it and gives what was answered; throws where it was refused. */
export const placeAsGuest = async (shop: TestShop, sent: Sent) => {
  const { status, error, fields, data } = await addAsGuest(shop, sent);
  if (!data) throw new Error(`order/addAsGuest: ${status} ${error} ${JSON.stringify(fields ?? {})}`);
  return data;
};

/** The order and the key of the newest link by which a mailbox confirms one. */
export const confirmationOf = async (shop: TestShop, email: string) => {
  const [orderId = '', key = ''] = (await linkTo(shop, email, '/confirmar-compra/')).split('/').slice(-2);
  return { orderId, key };
};
