import { paymentKinds } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';
import type { Ctx } from '#server/ctx';
import type { PaymentMethod } from '#sites/site';

/** The ways to pay that this site offers now, in order. Online ones wait for a provider with keys. */
export const offeredPayments = (ctx: Ctx): PaymentMethod[] =>
  ctx.settings.payments.filter((method) => paymentKinds[method.id] === 'deposit');

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
  const template = ctx.settings.payments.find((method) => method.id === order.paymentId)?.instructions;
  if (!template) return null;
  const details: Record<string, string> = {
    number: String(order.number),
    total: moneyText(order.total),
    totalUYU: order.totalUYU === null ? '' : moneyText(order.totalUYU, 'UYU'),
    company: order.toCompanyName,
    phone: ctx.site.contact.phone,
    expires: order.expires ? whenText(order.expires) : '',
  };
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole);
};
