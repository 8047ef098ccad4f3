import { bankDeposits, paymentKinds } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';
import type { Ctx } from '#server/ctx';
import type { PaymentMethod } from '#sites/site';

/**
 * The ways to pay that this site offers now, in order. Online ones wait for a provider with keys, a deposit for
 * instructions that say where to pay: those of a bank name an account that the shop has.
 */
export const offeredPayments = ({ settings }: Ctx): PaymentMethod[] =>
  settings.payments.filter(({ id, instructions }) => {
    if (paymentKinds[id] !== 'deposit' || instructions.trim() === '') return false;
    const names = instructions.includes('{account}');
    return names ? Boolean(settings.depositAccounts[id]) : !bankDeposits.includes(id);
  });

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
  const details: Record<string, string> = {
    number: String(order.number),
    total: moneyText(order.total),
    totalUYU: order.totalUYU === null ? '' : moneyText(order.totalUYU, 'UYU'),
    company: order.toCompanyName,
    // An order may be older than the removal of its account.
    account: ctx.settings.depositAccounts[method.id] ?? `(pedinos el número al ${phone})`,
    phone,
    expires: order.expires ? whenText(order.expires) : '',
  };
  return method.instructions.replace(/\{(\w+)\}/g, (whole, name: string) => details[name] ?? whole);
};
