import { bankDeposits, isOnline, paymentKinds, paymentWords } from '#contract/plain/commerce';
import { whenText } from '#contract/plain/date-text';
import { moneyText } from '#contract/plain/money-text';
import { fillPaymentFields, namesAccount, type PaymentField } from '#contract/plain/payment-fields';
import { usableRate } from '#contract/plain/rate';
import type { Ctx } from '#server/ctx';
import type { Currency } from '#server/payments/providers/provider';
import type { PaymentMethod, SiteSettings } from '#sites/site';

/** The currency of a way to pay: deposits are told in dollars. */
export const currencyOf = ({ cardCurrency }: Pick<SiteSettings, 'cardCurrency'>, id: string): Currency =>
  id === 'MPU' ? cardCurrency : 'USD';

type Offering = Pick<Ctx, 'settings' | 'providers' | 'clock'>;

/**
 * The ways to pay that this site offers now, in order. Online ones need a provider with keys, the card in pesos a rate that can be used, a deposit
 * instructions that say where to pay: those of a bank name an account that the shop has.
 */
export const offeredPayments = ({ settings, providers, clock }: Offering): PaymentMethod[] => {
  const rate = usableRate(settings, clock());
  return settings.payments.filter(({ id, instructions }) => {
    if (isOnline(id)) return providers().has(id) && (currencyOf(settings, id) === 'USD' || rate !== null);
    if (paymentKinds[id] !== 'deposit' || instructions.trim() === '') return false;
    return namesAccount(instructions) ? Boolean(settings.depositAccounts[id]) : !bankDeposits.includes(id);
  });
};

const orList = new Intl.ListFormat('es', { type: 'disjunction' });

/** Ways to pay in a page's words: 'Tarjeta, depósito o giro'; '' where there are none. */
export const wordsOfPayments = (payments: readonly PaymentMethod[]): string => {
  const words = orList.format(new Set(payments.flatMap(({ id }) => paymentWords[id] ?? [])));
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

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
