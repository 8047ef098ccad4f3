import type { Order } from '#contract/orders';
import { type OrderState, type PaymentId, paymentKinds } from '#contract/plain/commerce';
import { isPickup, type OrderMark, orderMarks } from '#contract/plain/order-queues';

/** A next step: a state that is asked about, a mark that is set at once, or the slips that are looked at. */
export type NextStep = { does: string } & ({ to: OrderState } | { mark: OrderMark } | { slips: true });

/** The work that an order waits for from its reader; undefined where it waits for somebody else, or for nobody. */
export const nextStepOf = (order: Order): NextStep | undefined => {
  const { state, shippingId, paymentId, moves, mayNote, slips, desk, handedOverAt } = order;
  if (moves.includes('PAP')) {
    if (slips.some((slip) => slip.state === 'waiting')) return { does: 'Revisar el comprobante', slips: true };
    return paymentKinds[paymentId as PaymentId] === 'online' ? undefined : { does: 'Aprobar pago', to: 'PAP' };
  }
  if (state === 'PAP' && mayNote && !desk?.preparedAt) return { does: 'Marcar preparado', mark: 'prepared' };
  if (moves.includes('DIS')) return { does: isPickup(shippingId) ? 'Avisar que está listo' : 'Despachar', to: 'DIS' };
  const mayHandOver = mayNote && orderMarks.handedOver.isSetIn(order) && !handedOverAt;
  return mayHandOver ? { does: 'Entregar', mark: 'handedOver' } : undefined;
};

/** The mark that stands on an order and that its reader may take back. */
export const standingMarkOf = (order: Order): OrderMark | undefined => {
  const standing = { prepared: order.desk?.preparedAt, handedOver: order.handedOverAt };
  const marks = Object.keys(orderMarks) as OrderMark[];
  return marks.find((mark) => order.mayNote && standing[mark] && orderMarks[mark].isSetIn(order));
};
