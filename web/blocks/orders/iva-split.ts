type IvaPart = { rate: number; cents: number };

// What a carrier or the shop's own van costs is taxed at the general rate.
const shippingRate = 22;

/** The IVA inside an order's total, by rate, the highest first. Amounts in cents; a rate of 0 is left out. */
export const ivaSplit = (order: {
  items: readonly { price: number; quantity: number; ivaRate: number }[];
  shippingPrice: number;
}): IvaPart[] => {
  const totals = new Map<number, number>();
  const add = (rate: number, cents: number) => totals.set(rate, (totals.get(rate) ?? 0) + cents);
  for (const item of order.items) add(item.ivaRate, item.price * item.quantity);
  add(shippingRate, order.shippingPrice);
  return [...totals]
    .filter(([rate, cents]) => rate > 0 && cents > 0)
    .map(([rate, cents]) => ({ rate, cents: Math.round((cents * rate) / (100 + rate)) }))
    .toSorted((a, b) => b.rate - a.rate);
};
