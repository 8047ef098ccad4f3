import { type ReactNode, useState } from 'react';
import { type Addable, addToCart } from '#web/blocks/cards/add-to-cart';
import { toCart } from '#web/blocks/cart/cart-words';
import { paths } from '#web/paths';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

type Props = { item: Addable; name: string; className: string; children: ReactNode };

/** The button by which a card puts its item into the cart, and the way there beside it once it has. */
export const CardCart = ({ item, name, className, children }: Props) => {
  const [isIn, setIn] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className={className}
        onClick={() => setIn(addToCart(item, 1) || isIn)}
        aria-label={`Agregar al carrito: ${name}`}
      >
        {children}
      </Button>
      {isIn && (
        <LinkButton to={paths.cart} look="plain" className="relative z-1">
          {toCart}
        </LinkButton>
      )}
    </>
  );
};
