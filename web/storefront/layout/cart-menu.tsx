import { useState } from 'react';
import { useLocation } from 'react-router';
import { useHiddenCartPrices } from '#web/data/cart-prices';
import { paths } from '#web/paths';
import { onDemand } from '#web/ui/on-demand.tsx';
import { CartButton } from './cart-button.tsx';

const CartDrawer = onDemand(async () => (await import('#web/blocks/cart/cart-drawer.tsx')).CartDrawer);

/** The cart's button with the drawer it opens, which loads at its first use and closes when one goes to another page. */
export const CartMenu = () => {
  useHiddenCartPrices();
  const { pathname, key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  return (
    <>
      <CartButton {...(pathname !== paths.cart && { onOpen: () => setOpenedOn(key) })} />
      {openedOn !== undefined && (
        <CartDrawer open={openedOn === key} onClose={() => setOpenedOn('')} onMissing={() => setOpenedOn(undefined)} />
      )}
    </>
  );
};
