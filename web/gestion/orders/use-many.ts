import { useState } from 'react';
import type { Order } from '#contract/orders';
import type { Failure } from '#web/data/call';
import { tell } from '#web/panel/toast.tsx';
import { useFreshOrders } from './use-fresh-orders.ts';

/** Does the same to several orders, one after another, and says how many went well and why others did not. */
export const useMany = (onDone: () => void) => {
  const [isBusy, setBusy] = useState(false);
  const { refresh } = useFreshOrders();
  const run = async (
    orders: readonly Order[],
    words: (count: number) => string,
    one: (order: Order) => Promise<{ ok: true } | Failure>,
  ) => {
    setBusy(true);
    const refused: string[] = [];
    for (const order of orders) {
      const answer = await one(order);
      if (!answer.ok) refused.push(`${order.number}: ${answer.error}`);
    }
    setBusy(false);
    refresh();
    const done = orders.length - refused.length;
    tell({
      text: [...(done > 0 ? [words(done)] : []), ...refused].join('. '),
      isBad: refused.length > 0,
    });
    onDone();
  };
  return { isBusy, run };
};
