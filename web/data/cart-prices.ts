import { useLayoutEffect } from 'react';
import type { User } from '#contract/accounts';
import type { SiteSettings } from '#sites/site';
import { cart, useCart } from '#web/data/cart';
import { useSite } from '#web/data/site';
import { isStaff, knownUser, useUser } from '#web/data/user';

type Onlooker = Pick<User, 'isSeller' | 'roles'> | null | undefined;

/** Whether prices are shown to this person (decisions C7); undefined while it is not known who it is. */
export const seesPrices = (pricesFor: SiteSettings['pricesFor'], user: Onlooker): boolean | undefined => {
  if (pricesFor === 'everyone') return true;
  if (!user) return user === null ? false : undefined;
  return pricesFor === 'signedIn' || isStaff(user);
};

/** Takes the prices from this browser's cart as soon as who is here may not see them: when a session ends, however it does. */
export const useHiddenCartPrices = () => {
  const { pricesFor } = useSite().site.settings;
  const user = useUser();
  const { lines } = useCart();
  // Before the browser paints; and again with each change, as a price may arrive that was asked for before.
  useLayoutEffect(() => {
    if (seesPrices(pricesFor, knownUser()) === false) cart.hidePrices();
  }, [pricesFor, user, lines]);
};
