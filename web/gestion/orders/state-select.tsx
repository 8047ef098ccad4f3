import { NativeSelect } from '@mantine/core';
import type { Order } from '#contract/orders';
import { type OrderState, orderStates } from '#contract/plain/commerce';

const choosable = (Object.keys(orderStates) as OrderState[]).filter((state) => !orderStates[state].systemOnly);

/** The order's state as a choice of where the reader may move it; a choice is asked about before it is done. */
export const StateSelect = ({ order, onChoose }: { order: Order; onChoose: (state: OrderState) => void }) => {
  const { state: now, moves } = order;
  const states = choosable.includes(now) ? choosable : [now, ...choosable];
  return (
    <NativeSelect
      label="Estado del pedido"
      flex={{ base: 1, sm: 'none' }}
      w={{ sm: 220 }}
      value={now}
      disabled={moves.length === 0}
      data={states.map((state) => ({
        value: state,
        label: orderStates[state].label,
        disabled: state !== now && !moves.includes(state),
      }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as OrderState)}
    />
  );
};
