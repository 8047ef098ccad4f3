import type { CheckoutOptions } from '#contract/orders';
import { HiddenPrice } from '#web/blocks/cards/price.tsx';
import { ivaWords } from '#web/blocks/cards/shown-price';
import { CartLine } from '#web/blocks/cart/cart-line.tsx';
import { keepBuying, toOrder } from '#web/blocks/cart/cart-words';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { totalOf, useCart } from '#web/data/cart';
import { useMissingPrices } from '#web/data/missing-prices';
import { useSession } from '#web/data/session';
import { useSite } from '#web/data/site';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';

/** What is in the cart, what it comes to and what sending costs, before anyone has to sign in. */
export const CartSummary = ({ options }: { options: CheckoutOptions }) => {
  const { lines } = useCart();
  useMissingPrices();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <ul aria-label="Productos de mi compra" className="-mt-4 divide-y divide-neutral-200">
        {lines.map((line) => (
          <CartLine key={line.code} line={line} />
        ))}
      </ul>
      <aside
        aria-label="Total"
        className="grid gap-4 rounded-card border border-neutral-200 p-4 md:p-6 lg:sticky lg:top-24"
      >
        <Total />
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

const Total = () => {
  const total = totalOf(useCart());
  const { token } = useSession();
  const { pricesFor, saleOn } = useSite().site.settings;
  const canBuy = saleOn && pricesFor !== 'nobody';
  return (
    <>
      <p className="flex items-baseline justify-between gap-3">
        <span>
          Total <span className="text-sm text-neutral-600">{ivaWords.included}, sin envío</span>
        </span>
        {total === undefined ? <HiddenPrice /> : <Money cents={total} className="text-xl font-bold" />}
      </p>
      {canBuy ? (
        <LinkButton to={token ? paths.checkout : paths.login(paths.checkout)} look="buy" size="large">
          {toOrder}
        </LinkButton>
      ) : (
        <Button look="buy" size="large" disabled>
          {toOrder}
        </Button>
      )}
    </>
  );
};
