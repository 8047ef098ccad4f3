import { moneyText } from '#contract/plain/money-text';

/** Price of a way to send, from cents. To the interior the carrier collects the freight from the receiver. */
export const shippingPriceText = (shippingId: string, cents: number) =>
  shippingId === 'INT' && cents === 0 ? 'a pagar al recibir' : moneyText(cents);
