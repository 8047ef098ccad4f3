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
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  // The address changes before its page is rendered, and one may press in between: the browser knows where one is.
  const open = () => {
    if (window.location.pathname === paths.cart) return false;
    setOpenedOn(keyOf(window.history.state));
    return true;
  };
  return (
    <>
      <CartButton onOpen={open} />
      {openedOn !== undefined && (
        <CartDrawer open={openedOn === key} onClose={() => setOpenedOn('')} onMissing={() => setOpenedOn(undefined)} />
      )}
    </>
  );
};

/** The router's key of the address; the first has none. */
const keyOf = (state: { key?: string } | null) => state?.key ?? 'default';
