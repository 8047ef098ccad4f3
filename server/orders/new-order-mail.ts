import type { Order } from '#contract/orders';
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

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');

const buyer = (order: Order): [string, string][] => {
  const { companyName, companyIdentifier, userEmail } = order;
  const name = companyName ?? joined(order.personName, order.personLastName);
  return [
    ['Compra', name],
    ...(companyIdentifier ? [['RUT', companyIdentifier] as [string, string]] : []),
    ['E-mail', userEmail],
    ['Teléfono', phone(order)],
  ];
};

/**
 * Tells the shop of a new order: what, who, where to, how it is paid, and where the orders of its company stand. No mail
 * where the setting `newOrderMail` is off.
 */
export const newOrderMails = (inside: Inside, order: Order): Mail[] => {
  const to = shopMailbox(inside);
  if (to === undefined) return [];
  const { number, total, shippingName, paymentName, toCompanyId } = order;
  const facts = [...buyer(order), ['Envío', shippingName] as const, ...destination(order, 'Retira en')];
  const blocks = [
    `Entró un pedido en ${inside.site.name}:`,
    ...content(order),
    { facts: [...facts, ['Pago', paymentName] as const] },
    { button: 'Ver los pedidos', url: `${inside.origin}/${toCompanyId}/pedidos` },
  ];
  const subject = `Pedido nuevo Nº ${number} – ${moneyText(total)}`;
  return [composeMail(inside, { to, subject, blocks })];
};
