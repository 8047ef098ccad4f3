import type { Order } from '#contract/orders';
import { buyerName } from '#contract/plain/channels';
import { moneyText } from '#contract/plain/money-text';
import type { Ctx, Inside, Mail } from '#server/ctx';
import { composeMail } from '#server/mail/compose-mail';
import { content, destination, phone } from '#server/orders/mail-blocks';

/** Where the shop hears of its orders; undefined where the setting `newOrderMail` is off. */
export const shopMailbox = ({ settings, site }: Ctx) => {
  const { newOrderMail } = settings;
  if (newOrderMail === 'off') return undefined;
  return newOrderMail === 'contact' ? site.contact.email : newOrderMail;
};

const buyer = (order: Order): [string, string][] => {
  const { companyName, companyIdentifier, userEmail } = order;
  const person = buyerName({ ...order, companyName: null });
  return [
    ['Compra', buyerName(order)],
    ...(companyIdentifier ? [['RUT', companyIdentifier] as [string, string]] : []),
    ...(companyName && order.personName ? [['Persona', person] as [string, string]] : []),
    ['E-mail', userEmail],
    ['Teléfono', phone(order)],
  ];
};

const letters = {
  placed: { subject: 'Pedido nuevo', first: 'Entró un pedido en' },
  cancelled: { subject: 'Pedido cancelado', first: 'El comprador canceló su pedido en' },
};
export type ShopNews = keyof typeof letters;

/** Tells the shop what a buyer did: what, who, where to, how it is paid, and where the orders of its company stand. */
export const orderNews = (inside: Inside, { to, news, order }: { to: string; news: ShopNews; order: Order }): Mail => {
  const { number, total, shippingName, paymentName, toCompanyId } = order;
  const { subject, first } = letters[news];
  const facts = [...buyer(order), ['Envío', shippingName] as const, ...destination(order, 'Retira en')];
  const blocks = [
    `${first} ${inside.site.name}:`,
    ...content(order),
    { facts: [...facts, ['Pago', paymentName] as const] },
    { button: 'Ver los pedidos', url: `${inside.origin}/${toCompanyId}/pedidos` },
  ];
  return composeMail(inside, { to, subject: `${subject} Nº ${number} – ${moneyText(total)}`, blocks });
};
