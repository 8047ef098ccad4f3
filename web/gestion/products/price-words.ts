import { ivaSplit } from '#contract/plain/iva-split';
import { moneyText } from '#contract/plain/money-text';
import { inPesos } from '#contract/plain/pesos';
import { type Rate, rateText } from '#contract/plain/rate';

/** A price with IVA, in cents, without it and, where there is a rate, in pesos. */
export const priceWords = (price: unknown, ivaRate: unknown, rate: Rate | null): string[] => {
  if (typeof price !== 'number' || price <= 0 || typeof ivaRate !== 'number') return [];
  const [part] = ivaSplit({ items: [{ price, quantity: 1, ivaRate }], shippingPrice: 0 });
  return [
    ...(part && ivaRate > 0 ? [`Sin IVA: ${moneyText(part.net)}`] : []),
    ...(rate ? [`En pesos: ${moneyText(inPesos(price, rate), 'UYU')} con IVA, a ${rateText(rate)}`] : []),
  ];
};
