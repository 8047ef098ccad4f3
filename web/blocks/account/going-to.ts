import { useSearchParams } from 'react-router';
import { returnPath } from '#contract/plain/return-path';
import { useCart } from '#web/data/cart';
import { paths } from '#web/paths';
import { useHydrated } from '#web/ui/use-hydrated';

/** Where the link of a mail leads on to: where one was going, else the cart unless it is empty. */
export const useGoingTo = (): string | undefined => {
  const [query] = useSearchParams();
  const { lines } = useCart();
  const from = returnPath(useHydrated() ? query.get('from') : null);
  if (from !== paths.home) return from;
  return lines.length > 0 ? paths.cart : undefined;
};

/** The words of the way on. */
export const wayOn = (to: string | undefined) => {
  if (to === undefined) return 'Ir a la tienda';
  return to.startsWith('/mi-compra') ? 'Seguir con mi compra' : 'Seguir donde estabas';
};
