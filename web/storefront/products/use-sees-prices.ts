import { seesPrices } from '#web/data/cart-prices';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';

/** Whether this person is shown prices (decisions C7). */
export const useSeesPrices = () => {
  const { pricesFor } = useSite().site.settings;
  const user = useUser();
  return seesPrices(pricesFor, user) === true;
};
