import { moneyText } from '#contract/plain/money-text';

/** What sending costs, from cents; to the interior the carrier takes its freight from who receives it. */
export const shippingPriceText = (shippingId: string, cents: number) =>
  shippingId === 'INT' && cents === 0 ? 'a pagar al recibir' : moneyText(cents);
