/** Words beside a price that say whether it includes IVA. */
export const ivaWords = { included: 'IVA incluido', added: 'más IVA' };

/** The part of an amount that is taxed at one rate, in per cent: net and IVA sum to gross. Exempt is rate 0. */
type IvaPart = { rate: number; gross: number; net: number; iva: number };

type Priced = {
  /** A unit with IVA, in cents. */
  items: readonly { price: number; quantity: number; ivaRate: number }[];
  shippingPrice: number;
};

// The cost of a carrier or of the shop's own van is taxed at the general rate.
const shippingRate = 22;

/**
 * An order's amounts by rate, the highest first, in cents of one currency (docs/decisions/017-pesos-and-documents.md). IVA is
 * rounded once per rate, and net is what is left: the parts sum to the total.
 */
export const ivaSplit = ({ items, shippingPrice }: Priced): IvaPart[] => {
  const sums = new Map<number, number>();
  const add = (rate: number, cents: number) => sums.set(rate, (sums.get(rate) ?? 0) + cents);
  for (const { ivaRate, price, quantity } of items) add(ivaRate, price * quantity);
  add(shippingRate, shippingPrice);
  return [...sums]
    .filter(([, gross]) => gross > 0)
    .map(([rate, gross]) => {
      const iva = Math.round((gross * rate) / (100 + rate));
      return { rate, gross, net: gross - iva, iva };
    })
    .toSorted((a, b) => b.rate - a.rate);
};
