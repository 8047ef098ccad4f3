import type { FollowedOrder } from '#contract/payments';
import { isOnline, type OrderState } from '#contract/plain/commerce';
import { dateText } from '#contract/plain/date-text';
import { refundSentences } from '#contract/plain/held-money';
import { isPickup } from '#contract/plain/order-queues';

/** Whole minutes that an order is still reserved, or null where it has no end or is over. */
export const minutesLeft = (expires: string | null, now: number): number | null => {
  const ms = expires === null ? 0 : Date.parse(expires) - now;
  return ms > 0 ? Math.ceil(ms / 60_000) : null;
};

const left = ({ expires }: FollowedOrder, now: number) => {
  const minutes = minutesLeft(expires, now);
  if (minutes === null) return '';
  if (minutes < 120) return ` Te lo guardamos ${minutes} min más.`;
  return minutes < 48 * 60 ? ` Te lo guardamos ${Math.floor(minutes / 60)} h más.` : '';
};

const words: Record<OrderState, (order: FollowedOrder, now: number) => string> = {
  INI: (order, now) => `Todavía no recibimos el pago.${left(order, now)}`,
  PCH: () => 'El pago no se completó. Podés intentarlo otra vez; si no, el pedido se cancela.',
  PPE: (order, now) =>
    order.isPaid
      ? 'Recibimos tu pago y lo estamos revisando. Te avisamos por correo.'
      : isOnline(order.paymentId)
        ? 'Tu pago está en proceso. Te avisamos por correo cuando se acredite.'
        : order.guest === 'unconfirmed'
          ? 'Falta que confirmes tu compra.'
          : `Estamos esperando tu pago.${left(order, now)}`,
  PAP: ({ shippingId }) =>
    shippingId === 'RES'
      ? 'Recibimos tu pago. Te avisamos cuando puedas retirarlo.'
      : 'Recibimos tu pago. Te avisamos cuando lo despachemos.',
  DIS: ({ shippingId, handedOverAt }) => {
    if (!isPickup(shippingId)) return 'Tu pedido está en camino.';
    return handedOverAt ? `Lo retiraste el ${dateText(handedOverAt)}.` : 'Tu pedido está listo: ya podés retirarlo.';
  },
  CAN: ({ isPaid, heldMoney }) =>
    heldMoney !== 'none'
      ? `Este pedido está cancelado. ${refundSentences[heldMoney]}`
      : isPaid
        ? 'Este pedido está cancelado y recibimos un pago tuyo: nos ocupamos de devolvértelo.'
        : 'Este pedido está cancelado.',
};

const isSettled = ({ state }: FollowedOrder) => state === 'PAP' || state === 'DIS';

/** Where an order stands and what comes next, in a sentence; `now` in milliseconds. */
export const followSentence = (order: FollowedOrder, now: number) =>
  words[order.state](order, now) +
  (isSettled(order) && order.isPaid
    ? ' También recibimos otro pago tuyo por este pedido: nos ocupamos de devolvértelo.'
    : '');

/** A visitor's next step: the link of his mail; undefined where it is not waited for. */
export const confirmSentence = (order: FollowedOrder, mailedTo: string | undefined, now: number) => {
  if (order.guest !== 'unconfirmed' || order.state === 'CAN') return undefined;
  const sent = mailedTo ? `Te enviamos un correo a ${mailedTo}` : 'Te enviamos un correo';
  const minutes = order.state === 'PPE' && !isOnline(order.paymentId) ? minutesLeft(order.expires, now) : null;
  return minutes === null
    ? `${sent}: confirmá tu compra con su enlace para tenerla en tu cuenta.`
    : `${sent}: confirmá tu compra en ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}, o se cancela sola.`;
};

/** How long to wait before asking again, the `turn`th time; null where nothing is on its way. */
export const pauseMs = (order: Pick<FollowedOrder, 'state' | 'paymentId'>, turn: number): number | null => {
  const isOpen = order.state === 'INI' || (order.state === 'PPE' && isOnline(order.paymentId));
  return isOpen ? Math.min(3000 * 1.5 ** turn, 30_000) : null;
};
