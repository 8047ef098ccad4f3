import { itemsCount, toCart } from '#web/blocks/cart/cart-words';
import { useCart } from '#web/data/cart';
import { paths } from '#web/paths';
import { Link } from '#web/ui/link.tsx';

/** Units of a product in the cart. */
export const useUnitsInCart = (code: string): number =>
  useCart().lines.find((line) => line.code === code)?.quantity ?? 0;

/** How many of a product the cart has, and the way there; nothing where it has none. */
export const InCart = ({ code }: { code: string }) => {
  const units = useUnitsInCart(code);
  return (
    units > 0 && (
      <p className="text-sm">
        {itemsCount(units)} en tu compra.{' '}
        <Link to={paths.cart} className="inline-block py-2 font-semibold text-brand-700 underline">
          {toCart}
        </Link>
      </p>
    )
  );
};
