import { expect, test } from 'vitest';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { orderQueues, waitingOrders } from '#contract/plain/order-queues';

const either = [true, false];

test.each(Object.keys(orderStates) as OrderState[])(
  'an order in %s stands in one queue, wherever it waits, prepared or not',
  (state) => {
    for (const isAtBranch of either)
      for (const isReady of either) {
        const queues = Object.values(orderQueues).filter(
          ({ states, waitsAtBranch = isAtBranch, isPrepared = isReady }) =>
            states.includes(state) && waitsAtBranch === isAtBranch && isPrepared === isReady,
        );
        expect(queues).toHaveLength(1);
      }
  },
);

test('orders wait for staff in each queue that is counted', () => {
  expect(waitingOrders({ collect: 1, prepare: 20, dispatch: 4000, pickUp: 300 })).toBe(4321);
});
