import { useEffect } from 'react';
import { call } from '#web/data/call';
import { cart, useCart } from '#web/data/cart';
import { seesPrices } from '#web/data/cart-prices';
import { useSite } from '#web/data/site';
import { useUser } from '#web/data/user';

/**
 * Looks up the prices of lines that came into the cart, or stayed there, while nobody could see them, once somebody can
 * and while `when` holds. An answer without one says that prices are not shown any more.
 */
export const useMissingPrices = (when = true) => {
  const { pricesFor } = useSite().site.settings;
  const { lines } = useCart();
  const user = useUser();
  const looks = when && Boolean(user) && seesPrices(pricesFor, user) === true;
  const missing = lines.filter((line) => line.price === undefined).map((line) => line.code);
  const key = missing.join('\n');
  useEffect(() => {
    if (!looks || key === '') return;
    const look = async (code: string) => {
      const answer = await call('product/find', { code });
      if (!answer.ok) return;
      const { price } = answer.data;
      if (price === undefined) cart.hidePrices();
      else cart.setPrice(code, price);
    };
    void Promise.all(key.split('\n').map(look));
  }, [looks, key]);
};
