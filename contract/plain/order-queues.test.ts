import { expect, test } from 'vitest';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import { orderQueues, stateForBuyer, waitingOrders } from '#contract/plain/order-queues';

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

test.each(Object.keys(orderStates) as OrderState[])(
  'a buyer reads %s by its name, but of a pickup that it waits or was fetched',
  (state) => {
    const { label } = orderStates[state];
    const read = (shippingId: string, handedOverAt: string | null = null) =>
      stateForBuyer({ state, shippingId, handedOverAt });
    for (const shippingId of ['MON', 'AME', 'INT']) expect(read(shippingId)).toBe(label);
    expect(read('RES')).toBe(state === 'DIS' ? 'Listo para retirar' : label);
    expect(read('RES', '2026-11-20T15:00:00.000Z')).toBe(state === 'DIS' ? 'Retirado' : label);
  },
);
