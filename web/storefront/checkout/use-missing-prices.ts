import { useEffect } from 'react';
import { call } from '#web/data/call';
import { cart, useCart } from '#web/data/cart';
import { useUser } from '#web/data/user';

/** Looks up the prices of lines that were put into the cart by someone who could not see them, once somebody can. */
export const useMissingPrices = () => {
  const { lines } = useCart();
  const isSignedIn = Boolean(useUser());
  const missing = lines.filter((line) => line.price === undefined).map((line) => line.code);
  const key = missing.join('\n');
  useEffect(() => {
    if (!isSignedIn || key === '') return;
    const look = async (code: string) => {
      const answer = await call('product/find', { code });
      if (answer.ok && answer.data.price !== undefined) cart.setPrice(code, answer.data.price);
    };
    void Promise.all(key.split('\n').map(look));
  }, [isSignedIn, key]);
};
