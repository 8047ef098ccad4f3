import type { Order } from '#contract/orders';

/** Whether an order is paid, or was until it was cancelled: what was invoiced may need a credit note (docs/decisions/017-pesos-and-documents.md). */
export const wasPaid = ({ state, events }: Pick<Order, 'state' | 'events'>) =>
  state === 'PAP' || state === 'DIS' || (state === 'CAN' && events.some(({ to }) => to === 'PAP'));

/** Says how many of those that were chosen are in the file, and why others are not. */
export const exportedWords = (exported: number, leftOut: number) => {
  const done = exported === 1 ? 'Exportaste 1 pedido' : `Exportaste ${exported} pedidos`;
  if (leftOut === 0) return done;
  return `${done}. ${leftOut === 1 ? '1 quedó afuera porque no se pagó' : `${leftOut} quedaron afuera porque no se pagaron`}`;
};
