import type { OrderSlip } from '#contract/order-parts';
import type { Order } from '#contract/orders';
import { lacksPayment, type OrderState } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { invoicedTo } from '#contract/plain/invoiced-to';
import { moneyText } from '#contract/plain/money-text';
import { stateForBuyer } from '#contract/plain/order-queues';
import { providerNames } from '#contract/plain/payments';
import { withdrawalRight } from '#contract/plain/withdrawal';
import type { Ctx, Inside, Mail } from '#server/ctx';
import { type Block, composeMail } from '#server/mail/compose-mail';
import { branchFacts, content, destination, phone } from '#server/orders/mail-blocks';
import { nextStep } from '#server/orders/next-step';

/** `detail` is what one kind of letter says beside its order. */
type Letter = { subject: string; blocks: (ctx: Ctx, order: Order, detail: string) => Block[] };

/** The word before a seller's text: that of a dispatch is a message to its buyer. */
const reasonLabel: Partial<Record<OrderState, string>> = { DIS: 'Mensaje' };

const providers: readonly string[] = Object.values(providerNames);

// It opens without signing in.
const button = (ctx: Ctx, order: Order): Block => ({
  button: lacksPayment(order) ? 'Pagar ahora' : 'Seguir mi pedido',
  url: `${ctx.origin}${order.link}`,
});

const notMine = 'Si no compraste vos, no tenés que hacer nada.';

/** A visitor is asked to prove the mailbox. A stranger may have typed it. */
const confirmFirst = (ctx: Ctx, order: Order, key: string): Block[] => {
  if (order.guest !== 'unconfirmed') return [];
  const why =
    order.state === 'PPE'
      ? 'Confirmá tu compra apenas leas este correo: a la media hora se cancela sola.'
      : 'Confirmá tu compra para tenerla en tu cuenta.';
  return [
    `${why} ${notMine}`,
    { button: 'Confirmar mi compra', url: `${ctx.origin}/confirmar-compra/${order.guid}/${key}` },
  ];
};

const placedFirst = (ctx: Ctx, order: Order): Block[] =>
  lacksPayment(order)
    ? [
        `Recibimos tu pedido y todavía no recibimos el pago. Te lo guardamos hasta el ${order.expires ? whenText(order.expires) : ''}; si ya pagaste, no tenés que hacer nada más.`,
        button(ctx, order),
        'Este es tu pedido:',
      ]
    : ['Gracias por tu compra. Este es tu pedido:'];

// A stranger's text in a mail of the shop's would be his mail.
const greeting = ({ personName, companyName, guest }: Order) => {
  const name = guest === 'unconfirmed' ? '' : personName || companyName;
  return name ? `Hola, ${name}:` : 'Hola:';
};

// Only an account sends files.
const slipWay = ({ guest }: Order) =>
  guest === null
    ? 'podés enviarnos el comprobante desde tus pedidos'
    : 'respondé este correo con el comprobante, o confirmá tu compra y envialo desde tus pedidos';

/** Where it goes, and the buyer's phone; of what a stranger may have typed nothing. */
const where = (ctx: Ctx, order: Order) => {
  const { guest, shippingId, addressCityName, addressStateName } = order;
  const isTyped = guest === 'unconfirmed' && shippingId !== 'RES';
  if (!isTyped) return [...destination(order), ...branchFacts(ctx, order)];
  return [['Va a', [addressCityName, addressStateName].filter(Boolean).join(', ')] as const];
};

const howToPay = (order: Order): Block[] =>
  order.instructions
    ? [
        `Cómo pagar${order.guest === 'unconfirmed' ? ', después de confirmar' : ''}: ${order.instructions}`,
        ...(order.maySendSlip || order.slips.length === 0 ? [`Cuando pagues, ${slipWay(order)}.`] : []),
      ]
    : [];

const withdrawal = (ctx: Ctx) =>
  withdrawalRight({ email: ctx.site.contact.email, address: `${ctx.site.company.address} (${ctx.site.company.name})` });

const invoice = (order: Order) => {
  const to = order.guest === 'unconfirmed' ? undefined : invoicedTo(order);
  return to ? [['Factura', to] as const] : [];
};

const letters = {
  placed: {
    subject: 'Recibimos tu pedido {number}',
    blocks: (ctx, order, key) => [
      ...confirmFirst(ctx, order, key),
      ...placedFirst(ctx, order),
      ...content(order),
      {
        facts: [
          ...where(ctx, order),
          ['Pago', order.paymentName],
          ...(order.phone && order.guest !== 'unconfirmed' ? [['Teléfono', phone(order)] as const] : []),
          ...invoice(order),
        ],
      },
      ...howToPay(order),
      ...(lacksPayment(order) ? [] : [button(ctx, order)]),
      ...(order.channel === 'counter' ? [] : [withdrawal(ctx)]),
    ],
  },
  payment: {
    subject: 'Cómo pagar tu pedido {number}',
    blocks: (ctx, order) => [
      `Elegiste pagar tu pedido ${order.number} con ${order.paymentName}. El total es ${moneyText(order.total)}.`,
      ...howToPay(order),
      button(ctx, order),
    ],
  },
  state: {
    subject: 'Tu pedido {number}: {state}',
    blocks: (ctx, order, refund) => {
      const { by = '', reason } = order.events.at(-1) ?? {};
      return [
        `Tu pedido ${order.number} está ahora en «${stateForBuyer(order)}».`,
        nextStep(ctx, order, refund),
        // The state says already what a provider says.
        ...(reason && !providers.includes(by) ? [`${reasonLabel[order.state] ?? 'Motivo'}: ${reason}`] : []),
        ...content(order),
        ...(order.state === 'CAN' ? [] : [{ facts: [...destination(order), ...branchFacts(ctx, order)] }]),
        ...howToPay(order),
        button(ctx, order),
        ...(order.guest === 'unconfirmed' ? [notMine] : []),
      ];
    },
  },
  dispatch: {
    subject: 'Tu pedido {number}: datos del envío',
    blocks: (ctx, order) => [
      `Cambiaron los datos del envío de tu pedido ${order.number}.`,
      nextStep(ctx, order),
      { facts: destination(order) },
      button(ctx, order),
    ],
  },
  slipRejected: {
    subject: 'Sobre el comprobante de tu pedido {number}',
    blocks: (ctx, order) => {
      const decidedAt = ({ decidedAt: at }: OrderSlip) => new Date(at ?? 0).getTime();
      const rejected = order.slips.filter(({ state }) => state === 'rejected');
      const reason = rejected.toSorted((a, b) => decidedAt(b) - decidedAt(a))[0]?.reason;
      return [
        `Revisamos el comprobante que enviaste de tu pedido ${order.number} y no lo pudimos aprobar.`,
        `Motivo: ${reason ?? ''}`,
        nextStep(ctx, order),
        ...(order.maySendSlip && order.expires
          ? [
              `Podés enviar otro ${order.guest ? 'en respuesta a este correo' : 'desde tus pedidos'} hasta el ${whenText(order.expires)}.`,
            ]
          : []),
        ...howToPay(order),
        button(ctx, order),
      ];
    },
  },
  reminder: {
    subject: 'Mañana vence tu pedido {number}',
    blocks: (ctx, order) => [
      `Todavía no vimos el pago de tu pedido ${order.number}. Te lo guardamos hasta el ${order.expires ? whenText(order.expires) : ''}; después se cancela solo.`,
      ...howToPay(order),
      'Si ya pagaste, no tenés que hacer nada más.',
      button(ctx, order),
    ],
  },
  refundNoted: {
    subject: 'Sobre el dinero de tu pedido {number}',
    blocks: (ctx, order) => [
      `Esto anotamos sobre el dinero de tu pedido ${order.number}, que está cancelado.`,
      order.events.at(-1)?.reason ?? '',
      button(ctx, order),
    ],
  },
  refund: {
    subject: 'Devolución de tu pedido {number}',
    blocks: (ctx, order, amount) => [
      `Te devolvimos ${amount} de tu pedido ${order.number}. Vuelve al medio con que pagaste; puede tardar unos días en verse.`,
      button(ctx, order),
    ],
  },
} satisfies Record<string, Letter>;

/** A buyer who changes his mind in this time gets one mail, of his last choice. */
const paymentMailSeconds = 120;

/** A letter about an order to its buyer. */
export const orderMail = (inside: Inside, kind: keyof typeof letters, order: Order, detail = ''): Mail => {
  const letter: Letter = letters[kind];
  const subject = letter.subject.replace('{number}', String(order.number)).replace('{state}', stateForBuyer(order));
  const blocks = [greeting(order), ...letter.blocks(inside, order, detail)];
  const mail = {
    ...composeMail(inside, { to: order.userEmail, subject, blocks }),
    ...(order.guest && { replyTo: inside.site.contact.email }),
    ...(kind === 'placed' && order.guest && { secret: detail }),
  };
  if (kind === 'reminder') return { ...mail, kind: 'reminder' };
  return kind === 'payment' ? { ...mail, latest: true, afterSeconds: paymentMailSeconds } : mail;
};

/** Writes a letter about an order to its buyer, where he left an e-mail, into the caller's transaction. */
export const mailOrder = async (inside: Inside, kind: keyof typeof letters, order: Order, detail?: string) =>
  order.userEmail === ''
    ? { replaced: 0 }
    : inside.mail.send(inside.db, inside.site.id, orderMail(inside, kind, order, detail));
