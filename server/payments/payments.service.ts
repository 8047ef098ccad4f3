import { whenText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';
import { fillPaymentFields, type PaymentField } from '#contract/plain/payment-fields';
import type { Ctx } from '#server/ctx';

type Payable = {
  number: number;
  paymentId: string;
  total: number;
  totalUYU: number | null;
  toCompanyName: string;
  expires: string | null;
};

/** How to pay this order by deposit or giro, in the shop's words; null where its method has no instructions. */
export const instructionsFor = (ctx: Ctx, order: Payable): string | null => {
  const method = ctx.settings.payments.find(({ id }) => id === order.paymentId);
  if (!method?.instructions) return null;
  const { phone } = ctx.site.contact;
  const details: Record<PaymentField, string> = {
    numero: String(order.number),
    total: moneyText(order.total),
    pesos: order.totalUYU === null ? '' : moneyText(order.totalUYU, 'UYU'),
    empresa: order.toCompanyName,
    // An order may be older than the removal of its account.
    cuenta: ctx.settings.depositAccounts[method.id] ?? `(pedinos el número al ${phone})`,
    telefono: phone,
    vence: order.expires ? whenText(order.expires) : '',
  };
  return fillPaymentFields(method.instructions, (field) => details[field]);
};
