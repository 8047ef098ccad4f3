import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { orderMarks } from '#contract/plain/order-queues';
import { stateTones } from '#web/orders/order-names';
import { StatePill } from '#web/panel/state-pill.tsx';

/** An order's state as a word with its mark. */
export const OrderState = ({ state }: Pick<Order, 'state'>) => (
  <StatePill tone={stateTones[state]} label={orderStates[state].label} />
);

/** How far the work of its state is, and whether a slip waits; nothing where there is nothing to say. */
export const orderProgress = ({ state, slips, desk, handedOverAt }: Order): string[] => [
  ...(slips.some((slip) => slip.state === 'waiting') ? ['Comprobante por revisar'] : []),
  ...(state === 'PAP' && desk?.preparedAt ? [orderMarks.prepared.done] : []),
  ...(state === 'DIS' && handedOverAt ? [orderMarks.handedOver.done] : []),
];
