import type { Order } from '#contract/orders';
import { isOnline, type OrderState, orderStates } from '#contract/plain/commerce';
import { dateText, whenText } from '#contract/plain/date-text';
import { heldMoney, refundSentences } from '#contract/plain/held-money';
import { moneyText } from '#contract/plain/money-text';
import { isPickup, stateForBuyer } from '#contract/plain/order-queues';

export type Stands = Pick<Order, 'state' | 'shippingId' | 'handedOverAt'>;
const reached: Record<OrderState, number> = { INI: 0, PCH: 0, PPE: 0, PAP: 1, DIS: 2, CAN: 0 };

/** The stations of an order and how far it is; a cancelled one ends at its own. */
export const timelineOf = (order: Stands) =>
  order.state === 'CAN'
    ? { steps: ['Recibido', orderStates.CAN.label], at: 1, isCancelled: true }
    : {
        steps: ['Recibido', 'Pagado', stateForBuyer({ ...order, state: 'DIS' })],
        at: reached[order.state],
        isCancelled: false,
      };

const until = (order: Order) => (order.expires ? `antes del ${whenText(order.expires)}` : 'cuanto antes');
// A line that moves nothing may come later: a note, or what a provider said.
const lastMove = (order: Order) => order.events.findLast(({ from, to }) => from !== to);

const sentences: Record<OrderState, (order: Order) => string> = {
  INI: (order) => `Todavía no recibimos el pago. Pagalo ${until(order)}.`,
  PCH: (order) => `El pago no se completó. Elegí cómo pagar ${until(order)}; si no, el pedido se cancela.`,
  PPE: (order) => {
    if (isOnline(order.paymentId)) return 'Tu pago está en proceso. Te avisamos por correo cuando se acredite.';
    return order.slips.some(({ state }) => state === 'waiting')
      ? `Estamos revisando tu comprobante y te respondemos por correo. ${order.expires ? `Te guardamos el pedido hasta el ${whenText(order.expires)}.` : ''}`.trim()
      : `${order.paymentId === 'ABGI' ? 'Girá' : 'Depositá'} ${moneyText(order.total)} ${until(order)}.`;
  },
  PAP: (order) =>
    order.shippingId === 'RES'
      ? `Recibimos tu pago. Te avisamos cuando puedas retirarlo${order.branchName ? ` en ${order.branchName}` : ''}.`
      : 'Recibimos tu pago. Te avisamos cuando lo despachemos.',
  DIS: (order) => {
    if (!isPickup(order.shippingId)) return `Lo despachamos el ${dateText(lastMove(order)?.at ?? order.date)}.`;
    if (order.handedOverAt) return `Lo retiraste el ${dateText(order.handedOverAt)}.`;
    return `Tu pedido está listo: ya podés retirarlo${order.branchName ? ` en ${order.branchName}` : ''}.`;
  },
  CAN: (order) => {
    const reason = lastMove(order)?.reason;
    const cancelled = reason ? `Se canceló: ${reason}.` : 'Este pedido está cancelado.';
    return order.refundDue ? `${cancelled} ${refundSentences[heldMoney(order)]}` : cancelled;
  },
};

/** The buyer's next step, or what he waits for, in one sentence. */
export const nextStep = (order: Order) => sentences[order.state](order);
