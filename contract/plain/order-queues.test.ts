import { expect, test } from 'vitest';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { orderQueues, waitingOrders } from '#contract/plain/order-queues';

test.each(Object.keys(orderStates) as OrderState[])(
  'an order in %s stands in one queue, wherever it waits',
  (state) => {
    for (const isAtBranch of [true, false]) {
      const queues = Object.values(orderQueues).filter(
        ({ states, waitsAtBranch = isAtBranch }) => states.includes(state) && waitsAtBranch === isAtBranch,
      );
      expect(queues).toHaveLength(1);
    }
  },
);

test('orders wait for staff in each queue that is counted', () => {
  expect(waitingOrders({ collect: 1, prepare: 20, pickUp: 300 })).toBe(321);
});
