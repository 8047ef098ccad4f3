import { closingAfter } from '#contract/plain/closing-time';
import { type OrderState, type PaymentId, paymentKinds } from '#contract/plain/commerce';

// How long an order waits in each state (docs/decisions/001-orders.md). The moves and what a state does to stock stand in
// contract/plain/commerce.ts.

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long before the end of a deposit its reminder goes out. */
export const reminderMs = day;
const tryMs = 30 * minute;
const unfinishedMs = day;
/** How long the clock leaves an order alone whose slip waits. */
export const slipWaitMs = 10 * day;
/** How long at least a buyer has to send another slip once one was rejected. */
export const afterRejectionMs = day;

type Kind = (typeof paymentKinds)[PaymentId];

/** How an order is paid; one whose method the shop no longer knows waits like a deposit. */
export const kindOf = (paymentId: string): Kind =>
  Object.hasOwn(paymentKinds, paymentId) ? paymentKinds[paymentId as PaymentId] : 'deposit';

/** How long a deposit holds that a visitor has not confirmed by the link of his mail (docs/decisions/033-guest-orders.md). */
export const unconfirmedMs = 30 * minute;
const waitingMailMs = day;

type Unpressed = { placedAt: Date; mailedAt: Date | null; isMailWaiting: boolean };

/** Until when such a deposit holds: its time begins once its mail is out, which is waited for a day at most. */
export const unconfirmedUntil = ({ placedAt, mailedAt, isMailWaiting }: Unpressed, now: Date) => {
  const begin = mailedAt ?? (isMailWaiting ? now : placedAt);
  const until = begin.getTime() + unconfirmedMs;
  return new Date(isMailWaiting ? Math.min(until, placedAt.getTime() + waitingMailMs) : until);
};

type Shop = { settings: { depositDays: number }; site: { contact: { hours: string } } };

/** When the clock moves an order that enters `state` now; null where it never does. A deposit ends as the shop closes. */
export const deadlineOf = (state: OrderState, kind: Kind, now: Date, { settings, site }: Shop): Date | null => {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (state === 'INI') return after(tryMs);
  if (state === 'PCH') return after(unfinishedMs);
  const isDeposit = state === 'PPE' && kind === 'deposit';
  return isDeposit ? closingAfter(site.contact.hours, after(settings.depositDays * day)) : null;
};

/** The deadline as an order keeps it. A hold shorter than a reminder's time counts as reminded from the start. */
export const holdOf = (deadline: Date | null, now: Date) => ({
  hold_until: deadline,
  reminded_at: deadline && deadline.getTime() - now.getTime() <= reminderMs ? now : null,
});

/** Where the clock moves an order whose time is over, and what the history says of it. */
export const clockMoves: Partial<Record<OrderState, { to: OrderState; reason: string }>> = {
  INI: { to: 'PCH', reason: 'No se completó el pago a tiempo' },
  PCH: { to: 'CAN', reason: 'Pasaron 24 horas sin pago' },
  PPE: { to: 'CAN', reason: 'Venció el plazo para pagar' },
};

/** The history's author where a buyer acted without signing in. */
export const unnamedBuyer = 'Comprador';

/** The history's author where nobody acted. */
export const systemName = 'Sistema';

/** The reason for which the clock cancels a deposit that nobody confirmed. */
export const notConfirmed = 'No se confirmó la compra a tiempo';
