import type { Order } from '#contract/orders';
import { orderStates } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';
import { withdrawalRight } from '#contract/plain/withdrawal';
import type { Ctx, Inside, Mail } from '#server/ctx';
import { type Block, composeMail } from '#server/mail/compose-mail';
import { branchFacts, content, destination, phone } from '#server/orders/mail-blocks';
import { nextStep } from '#server/orders/next-step';

type Letter = { subject: string; blocks: (ctx: Ctx, order: Order) => Block[] };

const button = (ctx: Ctx): Block => ({ button: 'Ver mis pedidos', url: `${ctx.origin}/mis-compras` });

const greeting = ({ personName, companyName }: Order) => {
  const name = personName || companyName;
  return name ? `Hola, ${name}:` : 'Hola:';
};

const howToPay = (order: Order): Block[] => (order.instructions ? [`Cómo pagar: ${order.instructions}`] : []);

const withdrawal = (ctx: Ctx) =>
  withdrawalRight({ email: ctx.site.contact.email, address: `${ctx.site.company.address} (${ctx.site.company.name})` });

const letters = {
  placed: {
    subject: 'Recibimos tu pedido {number}',
    blocks: (ctx, order) => [
      'Gracias por tu compra. Este es tu pedido:',
      ...content(order),
      {
        facts: [
          ...destination(order),
          ...branchFacts(ctx, order),
          ['Pago', order.paymentName],
          ['Teléfono', phone(order)],
        ],
      },
      ...howToPay(order),
      button(ctx),
      withdrawal(ctx),
    ],
  },
  payment: {
    subject: 'Cómo pagar tu pedido {number}',
    blocks: (ctx, order) => [
      `Elegiste pagar tu pedido ${order.number} con ${order.paymentName}. El total es ${moneyText(order.total)}.`,
      ...howToPay(order),
      button(ctx),
    ],
  },
  state: {
    subject: 'Tu pedido {number}: {state}',
    blocks: (ctx, order) => {
      const reason = order.events.at(-1)?.reason;
      return [
        `Tu pedido ${order.number} está ahora en «${orderStates[order.state].label}».`,
        nextStep(ctx, order),
        ...(reason ? [`Motivo: ${reason}`] : []),
        ...content(order),
        ...(order.state === 'CAN' ? [] : [{ facts: [...destination(order), ...branchFacts(ctx, order)] }]),
        ...howToPay(order),
        button(ctx),
      ];
    },
  },
  reminder: {
    subject: 'Mañana vence tu pedido {number}',
    blocks: (ctx, order) => [
      `Todavía no vimos el pago de tu pedido ${order.number}. Te lo guardamos hasta el ${order.expires ? whenText(order.expires) : ''}; después se cancela solo.`,
      ...howToPay(order),
      'Si ya pagaste, no tenés que hacer nada más.',
      button(ctx),
    ],
  },
} satisfies Record<string, Letter>;

/** Who changes his mind in this time gets one mail, of his last choice. */
const paymentMailSeconds = 120;

/** A letter about an order to its buyer. */
export const orderMail = (inside: Inside, kind: keyof typeof letters, order: Order): Mail => {
  const letter: Letter = letters[kind];
  const subject = letter.subject
    .replace('{number}', String(order.number))
    .replace('{state}', orderStates[order.state].label);
  const blocks = [greeting(order), ...letter.blocks(inside, order)];
  const mail = composeMail(inside, { to: order.userEmail, subject, blocks });
  return kind === 'payment' ? { ...mail, latest: true, afterSeconds: paymentMailSeconds } : mail;
};

/** Writes a letter about an order to its buyer into the caller's transaction. */
export const mailOrder = (inside: Inside, kind: keyof typeof letters, order: Order) =>
  inside.mail.send(inside.db, inside.site.id, orderMail(inside, kind, order));
