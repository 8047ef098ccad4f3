import { useState } from 'react';
import { type OrderState, orderStates } from '#contract/plain/commerce';
import type { Order } from '#web/data/orders';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { StateDialog } from './state-dialog.tsx';

const choosable = (Object.keys(orderStates) as OrderState[]).filter((state) => !orderStates[state].systemOnly);

type Props = {
  order: Order;
  onChanged: () => void;
  /** Told when the shop refused because the order is no longer as it is shown. */
  onStale: (guid: string) => unknown;
};

/** The order's state as a choice of where the caller may move it; choosing asks before it does. */
export const StateSelect = ({ order, onChanged, onStale }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const [target, setTarget] = useState<OrderState>('CAN');
  const { moves } = order;
  const states = choosable.includes(order.state) ? choosable : [order.state, ...choosable];
  return (
    <>
      <Field label="Estado del pedido" required className="sm:max-w-72">
        <Select
          value={order.state}
          disabled={moves.length === 0}
          onChange={(event) => {
            setTarget(event.target.value as OrderState);
            setOpen(true);
          }}
        >
          {states.map((state) => (
            <option key={state} value={state} disabled={state !== order.state && !moves.includes(state)}>
              {orderStates[state].label}
            </option>
          ))}
        </Select>
      </Field>
      <StateDialog
        key={target}
        open={isOpen}
        {...{ order, target, onChanged, onStale }}
        onClose={() => {
          setOpen(false);
          setTarget('CAN');
        }}
      />
    </>
  );
};
