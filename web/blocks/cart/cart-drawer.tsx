import { ivaWords } from '#contract/plain/iva-split';
import { CartLine } from '#web/blocks/cart/cart-line.tsx';
import { cartTitle, itemsCount, keepBuying } from '#web/blocks/cart/cart-words';
import { EmptyCart } from '#web/blocks/cart/empty-cart.tsx';
import { ToOrder } from '#web/blocks/cart/to-order.tsx';
import { countOf, totalOf, useCart } from '#web/data/cart';
import { useMissingPrices } from '#web/data/missing-prices';
import { useLineStock } from '#web/data/stock';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Link } from '#web/ui/link.tsx';
import { Money } from '#web/ui/money.tsx';

const none: never[] = [];

/** The cart over any page. */
export const CartDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const cart = useCart();
  useMissingPrices(open);
  const { stockOf } = useLineStock(open ? cart.lines : none);
  const count = countOf(cart);
  const total = totalOf(cart);
  const title = (
    <>
      {cartTitle} <span className="font-normal text-neutral-600">· {itemsCount(count)}</span>
    </>
  );
  const footer = (
    <div className="grid gap-3">
      {count > 0 && total !== undefined && (
        <p className="flex items-baseline justify-between gap-3">
          <span>
            Total <span className="text-sm text-neutral-600">{ivaWords.included}</span>
          </span>
          <Money cents={total} className="text-xl font-bold" />
        </p>
      )}
      <ToOrder lines={cart.lines} stockOf={stockOf} />
      {count > 0 && (
        <>
          <Button look="quiet" onClick={onClose}>
            {keepBuying}
          </Button>
          <Link to={paths.cart} className="min-h-6 justify-self-center text-sm text-brand-700 underline">
            Ver la compra con el costo de envío
          </Link>
        </>
      )}
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} side="right" title={title} footer={footer}>
      {count === 0 ? (
        <EmptyCart />
      ) : (
        <ul aria-label="Productos de mi compra" className="-my-4 lined-list">
          {cart.lines.map((line) => (
            <CartLine key={line.code} line={line} stock={stockOf(line)} />
          ))}
        </ul>
      )}
    </Drawer>
  );
};
