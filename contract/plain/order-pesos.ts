import { inPesos } from './pesos.ts';
import type { Rate } from './rate.ts';

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
