import type { Order } from '#contract/orders';
import { buyerName } from '#contract/plain/channels';
import type { OrderState } from '#contract/plain/commerce';
import { transferWords } from '#contract/plain/transfer';
import type { Tone } from '#web/ui/tag.tsx';

export const stateTones: Record<OrderState, Tone> = {
  INI: 'fair',
  PCH: 'bad',
  PPE: 'fair',
  PAP: 'good',
  DIS: 'brand',
  CAN: 'neutral',
};

/** Where it goes: the shop and its branch, or the way of sending and the address. */
export const destinationOf = (order: Order): string =>
  [
    order.shippingName,
    order.shippingId === 'RES' ? order.branchName : order.address,
    transferWords(order),
    order.shippingId === 'RES' ? null : [order.addressCityName, order.addressStateName].filter(Boolean).join(', '),
    order.carrierName && `agencia ${order.carrierName}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** The buyer's name: of a company, or of an invoice with RUT, with the person who ordered. */
export const buyerOf = (order: Pick<Order, 'companyName' | 'personName' | 'personLastName'>): string => {
  const person = [order.personName, order.personLastName].filter(Boolean).join(' ');
  return order.companyName && person ? `${order.companyName} · ${person}` : buyerName(order);
};

/** An item's name with its maker. */
export const itemName = ({ longName, name, brandName }: Order['items'][number]): string =>
  longName ?? [name, brandName].filter(Boolean).join(' · ');
