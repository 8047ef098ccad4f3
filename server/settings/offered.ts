import {
  bankDeposits,
  isOnline,
  paymentKinds,
  paymentWords,
  type ShippingId,
  sentWords,
} from '#contract/plain/commerce';
import { namesAccount } from '#contract/plain/payment-fields';
import { usableRate } from '#contract/plain/rate';
import type { Ctx } from '#server/ctx';
import type { PaymentMethod, Site, SiteSettings } from '#sites/site';

/** The currency of a way to pay: deposits are told in dollars. */
export const currencyOf = ({ cardCurrency }: Pick<SiteSettings, 'cardCurrency'>, id: string): 'USD' | 'UYU' =>
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

const lists = {
  conjunction: new Intl.ListFormat('es'),
  disjunction: new Intl.ListFormat('es', { type: 'disjunction' }),
};

const asSentence = (words: Iterable<string>, type: keyof typeof lists) => {
  const text = lists[type].format(new Set(words));
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};

/** Where it sends to and how it is paid, by what is offered: 'Montevideo e interior', 'Tarjeta, depósito o giro'; '' where nothing is. */
export const offeredWords = (
  { shipping }: Pick<SiteSettings, 'shipping'>,
  payments: readonly PaymentMethod[],
): Site['promises'] => ({
  delivery: asSentence(
    shipping.flatMap(({ id }) => sentWords[id as ShippingId] ?? []),
    'conjunction',
  ),
  payment: asSentence(
    payments.flatMap(({ id }) => paymentWords[id] ?? []),
    'disjunction',
  ),
});
