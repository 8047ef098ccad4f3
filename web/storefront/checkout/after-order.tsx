import { cartTitle } from '#web/blocks/cart/cart-words';
import { useCart } from '#web/data/cart';
import { paths } from '#web/paths';
import { LinkButton } from '#web/ui/link-button.tsx';

/** Where one goes from what follows an order. */
export const AfterOrder = () => {
  const { lines } = useCart();
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton to={paths.myOrders}>Ver mis pedidos</LinkButton>
      <LinkButton to={paths.products()} look="quiet">
        Seguir comprando
      </LinkButton>
      {lines.length > 0 && (
        <LinkButton to={paths.cart} look="quiet">
          {cartTitle}
        </LinkButton>
      )}
    </div>
  );
};
