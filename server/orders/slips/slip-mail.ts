import type { Order } from '#contract/orders';
import { moneyText } from '#contract/plain/money-text';
import type { Inside } from '#server/ctx';
import { composeMail } from '#server/mail/compose-mail';
import { shopMailbox } from '#server/orders/new-order-mail';

/** Writes a mail to the shop that a slip waits; a newer one of the same order takes its place while it is not sent. */
export const tellShopOfSlip = async (inside: Inside, order: Order) => {
  const to = shopMailbox(inside);
  if (to === undefined) return;
  const slip = order.slips.at(-1);
  const pesos = order.totalUYU === null ? '' : ` (${moneyText(order.totalUYU, 'UYU')})`;
  const facts: [string, string | null | undefined][] = [
    ['Pago', order.paymentName],
    ['Esperamos', `${moneyText(order.total)}${pesos}`],
    ['Comprador', order.userEmail],
    ['Transacción', slip?.reference],
    ['Archivo', slip?.fileName],
  ];
  const blocks = [
    `Llegó un comprobante del pedido ${order.number} en ${inside.site.name}. Fijate si el dinero entró y aprobalo o rechazalo.`,
    { facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])) },
    { button: 'Ver el comprobante', url: `${inside.origin}/gestion/comprobantes?pedido=${order.number}` },
  ];
  const mail = composeMail(inside, { to, subject: `Comprobante del pedido Nº ${order.number}`, blocks });
  await inside.mail.send(inside.db, inside.site.id, { ...mail, latest: true });
};
