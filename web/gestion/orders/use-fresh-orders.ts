import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '#contract/orders';
import { useRecount } from '#web/panel/waiting';

const one = 'order/find';

/** How what the panel knows of orders follows a change. */
export const useFreshOrders = () => {
  const queries = useQueryClient();
  const recount = useRecount();
  const forget = (...paths: string[]) => {
    for (const path of paths) void queries.invalidateQueries({ queryKey: [path] });
  };
  return {
    /** Puts in the order that a call answered. */
    put: (order: Order) => {
      queries.setQueryData([one, { orderId: order.guid }], { ok: true, data: order });
      forget('order/filter', 'payment/list');
      recount();
    },
    /** Asks for all anew, where what is shown is old. */
    refresh: () => {
      forget(one, 'order/filter', 'payment/list');
      recount();
    },
  };
};
