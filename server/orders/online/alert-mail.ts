import { alertsPath } from '#contract/plain/alerts-path';
import type { OnlineId } from '#contract/plain/commerce';
import {
  type AlertKind,
  adviceFor,
  alertWords,
  type RefusalCause,
  refusalAdvice,
  refusedMeanwhile,
} from '#contract/plain/payment-alerts';
import { moneyIn } from '#contract/plain/payment-money';
import { providerNames } from '#contract/plain/payments';
import type { Inside } from '#server/ctx';
import { type Block, composeMail } from '#server/mail/compose-mail';
import { shopMailbox } from '#server/orders/new-order-mail';
import type { MovingOrder } from '#server/orders/orders.store';

export type AlertedPayment = { method: OnlineId; providerId: string; currency: string; amount: number };

/** Writes a mail to the shop that somebody must look at a payment, also where it wants no mails of new orders. */
export const tellShopOfAlert = async (
  inside: Inside,
  { number, paymentId, paymentName, total }: MovingOrder,
  payment: AlertedPayment | null,
  kind: AlertKind,
) => {
  const facts: [string, string][] = payment
    ? [
        ['Medio', providerNames[payment.method]],
        ['Importe', moneyIn(payment.amount, payment.currency)],
        ['Operación', payment.providerId],
      ]
    : [
        ['Medio', paymentName],
        ['Total', moneyIn(total, 'USD')],
      ];
  const blocks = [
    `Un pago del pedido ${number} de ${inside.site.name} necesita que alguien lo mire.`,
    adviceFor(kind, payment?.method ?? paymentId),
    { facts },
    { button: 'Ver las alertas', url: inside.origin + alertsPath },
  ];
  await tellShop(inside, `Alerta del pedido Nº ${number}: ${alertWords[kind]}`, blocks);
};

/** Writes a mail to the shop that it began to refuse what a provider notifies of. */
export const tellShopOfRefused = (inside: Inside, method: OnlineId, cause: RefusalCause) =>
  tellShop(inside, `Alerta: avisos de ${providerNames[method]} rechazados`, [
    `${inside.site.name} empezó a rechazar los avisos de pagos que manda ${providerNames[method]}.`,
    refusalAdvice[cause],
    refusedMeanwhile,
    'Por esto va un solo correo: los que sigan llegando se cuentan en la alerta.',
    { button: 'Ver las alertas', url: inside.origin + alertsPath },
  ]);

const tellShop = async (inside: Inside, subject: string, blocks: readonly Block[]) => {
  const to = shopMailbox(inside) ?? inside.site.contact.email;
  await inside.mail.send(inside.db, inside.site.id, composeMail(inside, { to, subject, blocks }));
};
