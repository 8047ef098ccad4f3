import type { OrderEvent, OrderSlip } from '#contract/order-parts';
import { heldMoney, type MoneyLeft } from '#contract/plain/held-money';
import type { PaymentStatus } from '#contract/plain/payments';

type Payment = { method: string; status: PaymentStatus; changedAt: Date | string };
type Facts = {
  /** The order's way to pay. */
  paymentId: string;
  events: readonly OrderEvent[];
  slips: readonly OrderSlip[];
  payments: readonly Payment[];
};

/** Whether a provider has the money of a payment. */
export const hasTaken = ({ status }: Pick<Payment, 'status'>) => status === 'approved' || status === 'disputed';

/** Whether the money that a person saw is this payment's: its provider holds it, or gave it back since. */
const isSeenMoney = (paymentId: string, seen: string, payment: Payment) =>
  payment.method === paymentId &&
  (hasTaken(payment) || (payment.status === 'refunded' && new Date(payment.changedAt) >= new Date(seen)));

/** The money of an order that no provider knows. */
const unknownMoney = ({ paymentId, payments, ...facts }: Facts) => {
  const seen = facts.events.findLast(({ from, to }) => to === 'PAP' && from !== to)?.at;
  return seen && payments.some((payment) => isSeenMoney(paymentId, seen, payment)) ? 'none' : heldMoney(facts);
};

/** Money to be given back if an order were cancelled now; that of a cancelled one is an alert by now. */
export const moneyIfCancelled = ({ state, ...facts }: Facts & { state: string }): MoneyLeft => {
  if (state === 'CAN') return 'none';
  const unknown = unknownMoney(facts);
  return unknown === 'none' && facts.payments.some(hasTaken) ? 'charged' : unknown;
};
