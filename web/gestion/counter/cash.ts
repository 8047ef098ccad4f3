import type { CheckoutOptions } from '#contract/orders';
import { freezePesos } from '#contract/plain/order-pesos';
import { isUnread } from '#web/panel/edit/unread';
import type { Typed } from '#web/panel/typed-number.tsx';
import type { SaleLine } from './sale-draft.ts';

/** The sums of a sale in cents; in pesos where there is a rate. */
export type Totals = { USD: number; UYU: number | null };

export const totalsOf = (
  lines: readonly Pick<SaleLine, 'price' | 'quantity'>[],
  shippingPrice: number,
  rate: CheckoutOptions['rate'],
): Totals => ({
  USD: lines.reduce((sum, { price, quantity }) => sum + price * quantity, shippingPrice),
  UYU: rate ? freezePesos({ items: lines, shippingPrice }, rate).total : null,
});

/** Cash that a buyer hands over; it is stored nowhere. */
export type Cash = { currency: keyof Totals; received: Typed };
export const noCash: Cash = { currency: 'UYU', received: null };

/** The currency in which it is counted: in pesos where they are known. */
export const currencyOf = ({ UYU }: Totals, { currency }: Cash): keyof Totals => (UYU === null ? 'USD' : currency);

/** The change, or the sum that is missing, in cents of the same currency; undefined while nothing is typed. */
export const changeOf = (totals: Totals, cash: Cash): { label: 'Vuelto' | 'Falta'; cents: number } | undefined => {
  const { received } = cash;
  if (received === null || isUnread(received)) return undefined;
  const left = received - (totals[currencyOf(totals, cash)] ?? 0);
  return { label: left < 0 ? 'Falta' : 'Vuelto', cents: Math.abs(left) };
};
