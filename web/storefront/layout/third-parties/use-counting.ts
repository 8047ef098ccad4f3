import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '#web/data/cart';
import { type Bought, purchases, useBought } from '#web/data/purchases';
import { useSite } from '#web/data/site';
import type { Count, Happening } from './analytics.ts';
import { countedPath } from './counted-path.ts';

const dollars = (cents: number | undefined) => (cents === undefined ? {} : { value: cents / 100 });

const purchaseOf = ({ number, total, shippingPrice, items }: Bought): Happening => ({
  name: 'purchase',
  order: number,
  value: total / 100,
  shipping: shippingPrice / 100,
  goods: (total - shippingPrice) / 100,
  items: items.map(({ code, name, price, quantity }) => ({ code, product: name, price: price / 100, quantity })),
});

/** Counts what visitors do, as it can be seen from here: the address, the cart, what was bought, presses of a link to WhatsApp. */
export const useCounting = (isOn: boolean, count: Count) => {
  const { origin } = useSite();
  const { pathname, search } = useLocation();
  const { lines } = useCart();
  const path = countedPath(pathname);
  const tell = useEffectEvent((what: Happening) => {
    if (path !== undefined) count(what, origin + path);
  });

  useEffect(() => {
    if (isOn) tell({ name: 'pageview' });
  }, [isOn, pathname]);

  const seen = useRef(lines);
  useEffect(() => {
    const before = new Map(seen.current.map((line) => [line.code, line.quantity]));
    seen.current = lines;
    // Another tab's cart is this one's too; it counts for itself.
    if (!isOn || document.visibilityState !== 'visible') return;
    for (const { code, name, quantity, price } of lines) {
      const more = quantity - (before.get(code) ?? 0);
      if (more > 0)
        tell({
          name: 'addToCart',
          code,
          product: name,
          quantity: more,
          ...dollars(price === undefined ? undefined : price * more),
        });
    }
  }, [isOn, lines]);

  useEffect(() => {
    if (!isOn) return;
    const query = new URLSearchParams(search);
    const text = query.get('t');
    if (text && pathname === '/productos') tell({ name: 'search', text });
  }, [isOn, pathname, search]);

  const bought = useBought();
  useEffect(() => {
    if (isOn && bought && purchases.take(bought.guid)) tell(purchaseOf(bought));
  }, [isOn, bought]);

  useEffect(() => {
    if (!isOn) return;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href^="https://wa.me/"]')) tell({ name: 'whatsapp' });
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isOn]);
};
