/** Pesos for one dollar, and the day from which that holds. */
type Rate = { value: number; date: string };

// A rate has at most four decimals, so the product of two integers is exact.
const scale = 10_000;

/** US cents in cents of pesos at a rate, half away from zero. */
export const inPesos = (cents: number, rate: Rate): number => {
  const product = BigInt(cents) * BigInt(Math.round(rate.value * scale));
  return Number((product + BigInt(scale / 2)) / BigInt(scale));
};

/**
 * The pesos of an order (decisions U2): each unit is rounded, then multiplied; shipping the same. These very figures
 * are kept on the order and shown, mailed and charged.
 */
export const freezePesos = (
  order: { items: readonly { price: number; quantity: number }[]; shippingPrice: number },
  rate: Rate,
) => {
  const units = order.items.map((item) => inPesos(item.price, rate));
  const lines = order.items.map((item, at) => item.quantity * (units[at] ?? 0));
  return { units, total: lines.reduce((sum, line) => sum + line, inPesos(order.shippingPrice, rate)) };
};
