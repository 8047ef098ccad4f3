import { ivaWords } from '#web/blocks/cards/shown-price';
import { CartLine } from '#web/blocks/cart/cart-line.tsx';
import { cartTitle, itemsCount, keepBuying, toOrder } from '#web/blocks/cart/cart-words';
import { EmptyCart } from '#web/blocks/cart/empty-cart.tsx';
import { countOf, totalOf, useCart } from '#web/data/cart';
import { useMissingPrices } from '#web/data/missing-prices';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';

/** What is in the cart, from any page. */
export const CartDrawer = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const cart = useCart();
  useMissingPrices(open);
  const count = countOf(cart);
  const title = (
    <>
      {cartTitle} <span className="font-normal text-neutral-600">· {itemsCount(count)}</span>
    </>
  );
  return (
    <Drawer
      open={open}
      onClose={onClose}
      side="right"
      title={title}
      footer={<Footer count={count} total={totalOf(cart)} onClose={onClose} />}
    >
      {count === 0 ? (
        <EmptyCart />
      ) : (
        <ul aria-label="Productos de mi compra" className="-my-4 divide-y divide-neutral-200">
          {cart.lines.map((line) => (
            <CartLine key={line.code} line={line} />
          ))}
        </ul>
      )}
    </Drawer>
  );
};

type FooterProps = { count: number; total: number | undefined; onClose: () => void };
const Footer = ({ count, total, onClose }: FooterProps) => {
  if (count === 0) {
    return (
      <Button look="buy" size="large" className="w-full" disabled>
        {toOrder}
      </Button>
    );
  }
  return (
    <div className="grid gap-3">
      {total !== undefined && (
        <p className="flex items-baseline justify-between gap-3">
          <span>
            Total <span className="text-sm text-neutral-600">{ivaWords.included}</span>
          </span>
          <Money cents={total} className="text-xl font-bold" />
        </p>
      )}
      <LinkButton to={paths.cart} look="buy" size="large" className="w-full">
        {toOrder}
      </LinkButton>
      <Button look="quiet" onClick={onClose}>
        {keepBuying}
      </Button>
    </div>
  );
};
