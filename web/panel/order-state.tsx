import type { Order } from '#contract/orders';
import { lacksPayment, orderStates, type PaymentId, paymentKinds } from '#contract/plain/commerce';
import { orderMarks } from '#contract/plain/order-queues';
import { stateTones } from '#web/orders/order-names';
import { StatePill } from '#web/panel/state-pill.tsx';

/** An order's state as a word with its mark. */
export const OrderState = ({ state }: Pick<Order, 'state'>) => (
  <StatePill tone={stateTones[state]} label={orderStates[state].label} />
);

type Paying = Pick<Order, 'state' | 'channel' | 'paymentId' | 'userEmail' | 'moneyIfCancelled'>;

/** Words for an order that a seller took and whose buyer has not paid by its link: its state is that of a buyer who pays right now. */
const linkWords = ({ state, channel, paymentId, userEmail, moneyIfCancelled }: Paying) => {
  const isOnline = paymentKinds[paymentId as PaymentId] === 'online';
  if (channel === 'web' || !isOnline || !lacksPayment({ state }) || moneyIfCancelled !== 'none') return [];
  return [userEmail ? 'Enlace enviado, sin pagar' : 'Enlace sin pagar'];
};

type Progress = Paying & Pick<Order, 'slips' | 'desk' | 'handedOverAt'>;

/** How far the work of its state is, whether its payment link or a slip waits; nothing where there is nothing to say. */
export const orderProgress = ({ slips, desk, handedOverAt, ...order }: Progress): string[] => [
  ...linkWords(order),
  ...(slips.some((slip) => slip.state === 'waiting') ? ['Comprobante por revisar'] : []),
  ...(order.state === 'PAP' && desk?.preparedAt ? [orderMarks.prepared.done] : []),
  ...(order.state === 'DIS' && handedOverAt ? [orderMarks.handedOver.done] : []),
];
