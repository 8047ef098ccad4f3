import type { NewOrder } from '#contract/new-order';
import type { Conflict } from '#contract/plain/commerce';
import { isOnRequest } from '#contract/plain/on-request';
import type { ForSale } from '#server/catalogue/for-sale.service';
import { Refusal } from '#server/refusal';

/** The facts that a sender saw and that are not so (any more): products that are gone or have no price, prices, the price of sending. */
export const changesOf = (
  sent: NewOrder,
  products: ReadonlyMap<string, ForSale>,
  shippingPrice: number,
): Conflict[] => [
  ...sent.items.flatMap(({ code, price }): Conflict[] => {
    const product = products.get(code);
    if (!product) return [{ code, kind: 'gone' }];
    if (isOnRequest(product.price)) return [{ code, kind: 'onRequest' }];
    return product.price === price ? [] : [{ code, kind: 'price', now: product.price }];
  }),
  ...(sent.shippingPrice === shippingPrice ? [] : [{ code: '', kind: 'shipping' as const, now: shippingPrice }]),
];

/** The 409 of an order that cannot be placed as it was sent: every conflict at once, with the products' names. */
export const conflictRefusal = (conflicts: readonly Conflict[], products: ReadonlyMap<string, ForSale>) => {
  const nameOf = (code: string) => products.get(code)?.name ?? code;
  const names = conflicts.map(({ code }) => nameOf(code)).join(', ');
  const areAll = (kind: Conflict['kind']) => conflicts.every((conflict) => conflict.kind === kind);
  if (areAll('stock')) return new Refusal('order.noStock', { names }, { conflicts: [...conflicts] });
  if (areAll('onRequest')) return new Refusal('order.onRequest', { names }, { conflicts: [...conflicts] });
  const sentences: Record<Conflict['kind'], (code: string) => string> = {
    gone: (code) => `«${nameOf(code)}» ya no se vende`,
    onRequest: (code) => `el precio de ${nameOf(code)} se consulta`,
    price: (code) => `el precio de ${nameOf(code)}`,
    stock: (code) => `el stock de ${nameOf(code)}`,
    shipping: () => 'el costo del envío',
  };
  const what = conflicts.map(({ kind, code }) => sentences[kind](code)).join('; ');
  return new Refusal('order.changed', { what }, { conflicts: [...conflicts] });
};
