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
      const answers = await Promise.all(key.split('\n').map((code) => call('stock/find', { code })));
      const having = answers.flatMap((answer) =>
        answer.ok ? [answer.data.branches.filter(({ hasAny }) => hasAny).map(({ code }) => code)] : [],
      );
      if (isOld || having.length < answers.length) return;
      const [first = [], ...others] = having;
      setFound({ key, whole: first.filter((code) => others.every((codes) => codes.includes(code))) });
    };
    void ask();
    return () => {
      isOld = true;
    };
  }, [key]);
  return found?.key === key ? found.whole : undefined;
};
