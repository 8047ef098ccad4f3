import { ivaWords } from '#contract/plain/iva-split';
import { isOnRequest, onRequestWords } from '#contract/plain/on-request';
import { freezePesos } from '#contract/plain/order-pesos';
import { itemsCount } from '#web/blocks/cart/cart-words';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { OwnCode } from '#web/blocks/parts/own-code.tsx';
import { countOf, totalOf, useCart } from '#web/data/cart';
import { useSite } from '#web/data/site';
import { classes } from '#web/ui/classes';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { unbroken } from '#web/ui/unbroken';
import type { CheckoutState } from './use-checkout.ts';

/** The cart's sum with sending, in cents; undefined while a price is not known. */
export const useOrderTotal = ({ draft }: CheckoutState) => {
  const sum = totalOf(useCart());
  return sum === undefined ? undefined : sum + (draft.shipping?.price ?? 0);
};

/** Lines and total of the purchase, always in sight: beside the blocks, or at the foot of a phone's screen. */
export const Summary = ({ checkout }: { checkout: CheckoutState }) => {
  const count = countOf(useCart());
  const total = useOrderTotal(checkout);
  return (
    <>
      <aside
        aria-label="Resumen de tu compra"
        className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-card border border-neutral-200 p-6 lg:block"
      >
        <h2 className="mb-2 text-lg font-semibold">Resumen</h2>
        <Lines checkout={checkout} />
      </aside>
      <details className="group fixed inset-x-0 bottom-0 z-20 border-t border-neutral-300 bg-white shadow-float lg:hidden">
        <summary className="flex min-h-14 items-center justify-between gap-3 px-4">
          <span className="flex items-center gap-2 text-sm">
            <Icon name="chevron-down" className="size-4 rotate-180 transition-transform group-open:rotate-0" />
            Resumen · {itemsCount(count)}
          </span>
          <span className="grid text-right">
            {total !== undefined && <Money cents={total} className="text-lg font-bold" />}
            <Pesos checkout={checkout} />
          </span>
        </summary>
        <div className="max-h-[60dvh] overflow-y-auto px-4 pb-4">
          <Lines checkout={checkout} />
        </div>
      </details>
    </>
  );
};

const Lines = ({ checkout }: { checkout: CheckoutState }) => {
  const { lines } = useCart();
  const { shipping } = checkout.draft;
  const total = useOrderTotal(checkout);
  const isMarked = (code: string) => checkout.trouble.conflicts.some((conflict) => conflict.code === code);
  return (
    <>
      <ul className="lined-list text-sm">
        {lines.map(({ code, name, longName, brand, quantity, price }) => (
          <li
            key={code}
            className={classes('flex gap-3 py-2', isMarked(code) && '-mx-2 rounded-control bg-bad-soft px-2 text-bad')}
          >
            <span className="shrink-0 tabular-nums">{quantity} ×</span>
            <span className="min-w-0 grow">
              {unbroken(longName ?? name)} <OwnCode code={code} brand={longName ? '' : brand} />
            </span>
            {isOnRequest(price) ? onRequestWords : price !== undefined && <Money cents={price * quantity} />}
          </li>
        ))}
        <li className="flex justify-between gap-3 py-2">
          <span>Envío: {shipping?.name}</span>
          {shipping && <ShippingPrice id={shipping.id} cents={shipping.price} />}
        </li>
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-t border-neutral-300 pt-3">
        <span className="font-semibold">Total, {ivaWords.included}</span>
        {total !== undefined && <Money cents={total} className="text-xl font-bold" />}
      </p>
      <p className="text-right">
        <Pesos checkout={checkout} />
      </p>
    </>
  );
};

/** The order's total in pesos, as it will be frozen; undefined without a rate or while a price is not known. */
export const usePesos = ({ draft }: CheckoutState) => {
  const { lines } = useCart();
  const { rate } = useSite().site.settings;
  if (!rate || lines.some(({ price }) => price === undefined)) return undefined;
  const items = lines.map(({ price = 0, quantity }) => ({ price, quantity }));
  return { rate, total: freezePesos({ items, shippingPrice: draft.shipping?.price ?? 0 }, rate).total };
};

const Pesos = ({ checkout }: { checkout: CheckoutState }) => {
  const pesos = usePesos(checkout);
  return pesos && <Money cents={pesos.total} currency="UYU" className="text-sm text-neutral-700" />;
};
