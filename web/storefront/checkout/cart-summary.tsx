import type { CheckoutOptions } from '#contract/orders';
import { ivaWords } from '#contract/plain/iva-split';
import { HiddenPrice } from '#web/blocks/cards/price.tsx';
import { CartLine } from '#web/blocks/cart/cart-line.tsx';
import { keepBuying } from '#web/blocks/cart/cart-words';
import { ToOrder } from '#web/blocks/cart/to-order.tsx';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { totalOf, useCart } from '#web/data/cart';
import { useMissingPrices } from '#web/data/missing-prices';
import { useLineStock } from '#web/data/stock';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';

/** The cart's lines, total and shipping prices, before anyone has to sign in. */
export const CartSummary = ({ options }: { options: CheckoutOptions }) => {
  const cart = useCart();
  const { lines } = cart;
  const total = totalOf(cart);
  const { stockOf } = useLineStock(lines);
  useMissingPrices();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <ul aria-label="Productos de mi compra" className="-mt-4 lined-list">
        {lines.map((line) => (
          <CartLine key={line.code} line={line} stock={stockOf(line)} />
        ))}
      </ul>
      <aside
        aria-label="Total"
        className="grid gap-4 rounded-card border border-neutral-200 p-4 md:p-6 lg:sticky lg:top-24"
      >
        <p className="flex items-baseline justify-between gap-3">
          <span>
            Total <span className="text-sm text-neutral-600">{ivaWords.included}, sin envío</span>
          </span>
          {total === undefined ? <HiddenPrice /> : <Money cents={total} className="text-xl font-bold" />}
        </p>
        <ToOrder lines={lines} stockOf={stockOf} />
        <LinkButton to={paths.products()} look="quiet">
          {keepBuying}
        </LinkButton>
        <div className="border-t border-neutral-200 pt-4">
          <h2 className="font-semibold">Envío</h2>
          <ul className="mt-2 grid gap-2">
            {options.shipping.map(({ id, name, description, price }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 text-sm">
                <span>
                  <span className="font-medium">{name}</span>
                  <span className="block text-neutral-600">{description}</span>
                </span>
                <ShippingPrice id={id} cents={price} />
              </li>
            ))}
          </ul>
        </div>
      </aside>
    </div>
  );
};
