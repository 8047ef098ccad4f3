import { type Currency, moneyText } from '#contract/plain/money-text';

// Amounts of payments, whose currency is their provider's. Apart from money-text.ts, which every visitor loads.

const isOurs = (currency: string): currency is Currency => currency === 'USD' || currency === 'UYU';

/** An amount in cents of a currency that others name; one that the shop does not use stands by its code. */
export const moneyIn = (cents: number, currency: string) =>
  isOurs(currency) ? moneyText(cents, currency) : `${currency} ${amountText(cents)}`;

/** An amount in cents without its currency, as people type it: 123450 → '1.234,50'. */
export const amountText = (cents: number) => moneyText(cents, 'UYU').replace('$ ', '');
