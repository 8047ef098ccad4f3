import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#web/paths';
import { CartButton } from './cart-button.tsx';

const CartDrawer = lazy(async () => ({ default: (await import('#web/blocks/cart-drawer.tsx')).CartDrawer }));

/** The cart's button with the drawer it opens, which loads at its first use and closes when one goes to another page. */
export const CartMenu = () => {
  const { pathname, key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  return (
    <>
      <CartButton {...(pathname !== paths.cart && { onOpen: () => setOpenedOn(key) })} />
      {openedOn !== undefined && (
        <Suspense fallback={null}>
          <CartDrawer open={openedOn === key} onClose={() => setOpenedOn('')} />
        </Suspense>
      )}
    </>
  );
};
