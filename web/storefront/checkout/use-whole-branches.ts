import { useEffect, useState } from 'react';
import { call } from '#web/data/call';
import { useCart } from '#web/data/cart';

/** Codes of the branches that have some of every line of the cart; undefined until it is known, or where it cannot be. */
export const useWholeBranches = (): readonly string[] | undefined => {
  const { lines } = useCart();
  const [found, setFound] = useState<{ key: string; whole: readonly string[] }>();
  const key = lines.map(({ code }) => code).join('\n');
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const codes = key.split('\n');
      const answer = await call('stock/listByCodes', { codes });
      if (isOld || !answer.ok || answer.data.length < codes.length) return;
      const [first = [], ...others] = answer.data.map(({ branches }) =>
        branches.filter(({ hasAny }) => hasAny).map(({ code }) => code),
      );
      setFound({ key, whole: first.filter((code) => others.every((codes) => codes.includes(code))) });
    };
    void ask();
    return () => {
      isOld = true;
    };
  }, [key]);
  return found?.key === key ? found.whole : undefined;
};
