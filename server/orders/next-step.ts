import type { Order } from '#contract/orders';
import type { OrderState } from '#contract/plain/commerce';
import { heldMoney, refundSentences } from '#contract/plain/held-money';
import { isPickup } from '#contract/plain/order-queues';
import { trackingSentence } from '#contract/plain/tracking';
import type { Ctx } from '#server/ctx';

type Step = (order: Order, ctx: Pick<Ctx, 'site'>, refund: string) => string;

const branch = (order: Order) => order.branchName ?? 'el local';

const steps: Record<OrderState, Step> = {
  INI: () => 'Estamos esperando que se apruebe tu pago.',
  PCH: ({ guest }) =>
    guest
      ? 'El pago no se completó. Podés intentarlo otra vez con «Pagar ahora».'
      : 'El pago no se completó. Podés intentarlo otra vez, o elegir otro medio de pago, desde tus pedidos.',
  PPE: () => 'Estamos esperando tu pago. En cuanto lo veamos, preparamos tu pedido.',
  PAP: (order) =>
    isPickup(order.shippingId)
      ? `Estamos preparando tu pedido para que lo retires en ${branch(order)}. Te avisamos cuando esté listo.`
      : 'Estamos preparando tu pedido. Te avisamos cuando lo despachemos.',
  DIS: (order) => {
    if (isPickup(order.shippingId)) return `Tu pedido está listo: ya podés retirarlo en ${branch(order)}.`;
    const agency = order.carrierName ? `: lo entregamos a la agencia ${order.carrierName}` : '';
    const tracking = order.tracking ? ` ${trackingSentence(order.tracking)}` : '';
    return `Tu pedido ya está en camino${agency}.${tracking}`;
  },
  CAN: (_, { site }, refund) =>
    `No vamos a enviarte nada por este pedido. ${refund || `Si ya lo habías pagado, escribinos a ${site.contact.email} y coordinamos la devolución.`}`,
};

/** The next step that an order's buyer may expect, by its state. `refund` says what becomes of his money. */
export const nextStep = (
  ctx: Pick<Ctx, 'site'>,
  order: Order,
  refund = order.refundDue ? refundSentences[heldMoney(order)] : '',
) => steps[order.state](order, ctx, refund);
