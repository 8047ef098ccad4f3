import { useRef } from 'react';
import type { CheckoutOptions } from '#contract/orders';
import { ivaWords } from '#contract/plain/iva-split';
import { listText } from '#contract/plain/list-text';
import { freezePesos } from '#contract/plain/order-pesos';
import { transferTerm } from '#contract/plain/transfer';
import { CardMarks } from '#web/blocks/cards/card-marks.tsx';
import { HiddenPrice } from '#web/blocks/cards/price.tsx';
import { CartLine } from '#web/blocks/cart/cart-line.tsx';
import { keepBuying, toOrder } from '#web/blocks/cart/cart-words';
import { ToOrder, useCanOrder, useOrderPath } from '#web/blocks/cart/to-order.tsx';
import { ShippingPrice } from '#web/blocks/orders/shipping-price.tsx';
import { totalOf, useCart } from '#web/data/cart';
import { useMissingPrices } from '#web/data/missing-prices';
import { useLineStock } from '#web/data/stock';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { useOutOfSight } from '#web/ui/use-out-of-sight';
import { CartBranches } from './cart-branches.tsx';

/** The cart's lines, total, shipping prices and ways to pay, before anyone has to sign in. On phones a bar keeps the total in sight. */
export const CartSummary = ({ options }: { options: CheckoutOptions }) => {
  const cart = useCart();
  const { lines } = cart;
  const total = totalOf(cart);
  const { stockOf } = useLineStock(lines);
  const sum = useRef<HTMLDivElement>(null);
  const isAway = useOutOfSight(sum);
  const canOrder = useCanOrder({ lines, stockOf });
  const toCheckout = useOrderPath();
  const items = lines.map(({ price = 0, quantity }) => ({ price, quantity }));
  const { rate } = options;
  const pesos = total !== undefined && rate ? freezePesos({ items, shippingPrice: 0 }, rate).total : undefined;
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
        <div ref={sum} className="flex items-baseline justify-between gap-3">
          <p>
            Total <span className="text-sm text-neutral-600">{ivaWords.included}, sin envío</span>
          </p>
          <p className="grid text-right">
            {total === undefined ? <HiddenPrice /> : <Money cents={total} className="text-xl font-bold" />}
            {pesos !== undefined && <Money cents={pesos} currency="UYU" className="text-sm text-neutral-700" />}
          </p>
        </div>
        <ToOrder lines={lines} stockOf={stockOf} />
        <LinkButton to={paths.products()} look="quiet">
          {keepBuying}
        </LinkButton>
        <div className="border-t border-neutral-200 pt-4">
          <h2 className="font-semibold">Envío</h2>
          <ul className="mt-2 grid gap-2">
            {options.shipping.map(({ id, name, description, leadTime, price }) => (
              <li key={id} className="flex items-baseline justify-between gap-4 text-sm">
                <span>
                  <span className="font-medium">{name}</span>
                  {leadTime && <span className="block">{leadTime}</span>}
                  <span className="block text-neutral-600">{description}</span>
                  {id === 'RES' && (
                    <CartBranches
                      branches={options.branches}
                      lines={lines}
                      stockOf={stockOf}
                      sends={options.shipping.length > 1}
                      brings={options.transferDays > 0}
                    />
                  )}
                  {id === 'RES' && options.transferDays > 0 && (
                    <span className="block text-neutral-600">
                      Lo que no haya en una sucursal llega de otra en {transferTerm(options.transferDays)}.
                    </span>
                  )}
                  {id === 'AME' && options.metropolitanCities.length > 0 && (
                    <span className="block text-neutral-600">
                      {listText(options.metropolitanCities.map(({ city }) => city))}.
                    </span>
                  )}
                </span>
                <ShippingPrice id={id} cents={price} />
              </li>
            ))}
          </ul>
        </div>
        <div className="border-t border-neutral-200 pt-4 text-sm">
          <h2 className="text-base font-semibold">Pago</h2>
          <p className="mt-2">{options.payments.map(({ name }) => name).join(' · ')}</p>
          {options.payments.some(({ id }) => id === 'MPU') && <CardMarks />}
        </div>
      </aside>
      {isAway && total !== undefined && (
        <div className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-3 border-t border-neutral-200 bg-white px-4 py-2 shadow-float lg:hidden">
          <p className="grid text-sm text-neutral-600">
            Total <Money cents={total} className="text-lg font-bold text-neutral-900" />
          </p>
          {canOrder && (
            <LinkButton to={toCheckout} look="buy" className="whitespace-nowrap">
              {toOrder}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  );
};
