import { moneyText } from '#contract/plain/money-text';
import { cartTitle, itemsCount } from '#web/blocks/cart/cart-words';
import { countOf, totalOf, useCart } from '#web/data/cart';
import { paths } from '#web/paths';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';

/**
 * The cart's count and total, always in sight. It leads to the cart's page unless `onOpen` opens the cart here and
 * answers true.
 */
export const CartButton = ({ onOpen }: { onOpen: () => boolean }) => {
  const cart = useCart();
  const count = countOf(cart);
  const total = count > 0 ? totalOf(cart) : undefined;
  const sum = total === undefined ? '' : `, ${moneyText(total)}`;
  return (
    <Link
      to={paths.cart}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey) return;
        if (onOpen()) event.preventDefault();
      }}
      className="flex min-h-11 min-w-11 items-center justify-center gap-3 rounded-control px-2 hover:bg-neutral-100"
    >
      <span className="sr-only">{`${cartTitle}: ${itemsCount(count)}${sum}`}</span>
      <span aria-hidden="true" className="relative">
        <Icon name="cart" className="size-6" />
        {count > 0 && (
          <span className="absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-accent-ink tabular-nums">
            {count > 99 ? '99+' : count}
          </span>
        )}
      </span>
      {total !== undefined && (
        <span
          aria-hidden="true"
          className="hidden font-semibold tracking-tight whitespace-nowrap tabular-nums sm:block"
        >
          {moneyText(total)}
        </span>
      )}
    </Link>
  );
};
