import { moneyText } from '#contract/plain/money-text';

/** Price of a way to send, from cents. To the interior the carrier collects the freight from the receiver. */
export const shippingPriceText = (shippingId: string, cents: number) => {
  if (cents > 0) return moneyText(cents);
  return shippingId === 'INT' ? 'a pagar al recibir' : 'Sin costo';
};

/** The same price within a sentence. */
export const shippingPriceWithin = (shippingId: string, cents: number) =>
  shippingPriceText(shippingId, cents).replace('Sin', 'sin');
