import { useEffect, useState } from 'react';
import type { Available } from '#contract/catalogue';
import { call } from '#web/data/call';

/**
 * What the shop has of so many units: undefined while it is asked, null where it could not be. Asked again with each
 * quantity; 'gone' is a product that is no longer sold.
 */
export const useAvailable = (code: string, quantity: number): Available | 'gone' | null | undefined => {
  const [found, setFound] = useState<{ key: string; available: Available | 'gone' | null }>();
  const key = `${quantity} ${code}`;
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const answer = await call('stock/find', { code, quantity });
      if (isOld) return;
      const refused = !answer.ok && answer.status === 404 ? 'gone' : null;
      setFound({ key: `${quantity} ${code}`, available: answer.ok ? answer.data.available : refused });
    };
    void ask();
    return () => {
      isOld = true;
    };
  }, [code, quantity]);
  return found?.key === key ? found.available : undefined;
};
