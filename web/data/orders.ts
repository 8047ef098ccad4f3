import { useCallback, useEffect, useState } from 'react';
import type { Order } from '#contract/orders';
import { call } from '#web/data/call';

export type { Order } from '#contract/orders';

/** `page` from 1. */
type OrderQuery = { page: number; size: number };

type Found = { key: string; orders: readonly Order[]; count: number; error: string };

/**
 * A page of one's own orders, newest first. While another page is on its way the last one stays, and `isLoading` says so; `orders`
 * is undefined until there is a first. `replace` puts in what a call answered of one of them; `refresh`
 * asks for one that turned out to be another than it was shown; `reload` asks for all again.
 */
export const useOrders = ({ page, size }: OrderQuery) => {
  const [found, setFound] = useState<Found>();
  const [turn, setTurn] = useState(0);
  const key = JSON.stringify([page, size, turn]);
  useEffect(() => {
    let isOld = false;
    const ask = async () => {
      const answer = await call('order/filter', { filters: {}, rowIndex: (page - 1) * size, rowsMax: size });
      if (isOld) return;
      if (answer.ok) setFound({ key, orders: answer.data, count: answer.resultCount, error: '' });
      else setFound({ key, orders: [], count: 0, error: answer.error });
    };
    void ask();
    return () => {
      isOld = true;
    };
  }, [key, page, size]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  const replace = useCallback(
    (changed: Order) =>
      setFound(
        (now) => now && { ...now, orders: now.orders.map((order) => (order.guid === changed.guid ? changed : order)) },
      ),
    [],
  );
  const refresh = useCallback(
    async (orderId: string) => {
      const answer = await call('order/find', { orderId });
      if (answer.ok) replace(answer.data);
    },
    [replace],
  );
  return {
    orders: found?.orders,
    count: found?.count,
    error: found?.error ?? '',
    isLoading: found?.key !== key,
    reload,
    replace,
    refresh,
  };
};
