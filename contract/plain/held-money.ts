import { providerNames } from '#contract/plain/payments';
import type { SlipState } from '#contract/plain/slips';

// Money of an order that no provider knows: a deposit, a giro, what a seller marked as paid by hand (docs/decisions/016-slips.md).

/** `paid`: a seller saw it; `claimed`: a slip says that it was sent. */
type HeldMoney = 'paid' | 'claimed' | 'none';
/** `charged`: a provider has it. */
export type MoneyLeft = HeldMoney | 'charged';

type Facts = {
  events: readonly { from: string | null; to: string; by: string }[];
  slips: readonly { state: SlipState }[];
};

const providers: readonly string[] = Object.values(providerNames);

/** The money that cancelling an order leaves to be given back. */
export const heldMoney = ({ events, slips }: Facts): HeldMoney => {
  const paid = events.findLast(({ from, to }) => to === 'PAP' && from !== to);
  if (paid && !providers.includes(paid.by)) return 'paid';
  return slips.some(({ state }) => state !== 'rejected') ? 'claimed' : 'none';
};

/** The sentences for the buyer on his money. */
export const refundSentences: Record<MoneyLeft, string> = {
  paid: 'Recibimos tu pago: te lo devolvemos y te avisamos por correo.',
  claimed: 'Enviaste un comprobante: si el dinero llegó, te lo devolvemos. Te escribimos por correo en los dos casos.',
  charged: 'Recibimos tu pago en línea: nos ocupamos de devolvértelo.',
  none: '',
};

/** Whether a buyer reads of the cancelling by mail, whatever its seller chooses. */
export const mustTell: Record<MoneyLeft, boolean> = { paid: true, claimed: true, charged: true, none: false };

const noted = 'Devolución: ';
/** How the history says that such money went back, in a seller's words. */
export const refundNote = (how: string) => noted + how;

/** Those words of all that was noted of an order. */
export const notedRefunds = ({
  events,
}: {
  events: readonly { from: string | null; to: string; reason: string | null }[];
}) =>
  events.flatMap(({ from, to, reason }) =>
    from === to && reason?.startsWith(noted) ? [reason.slice(noted.length)] : [],
  );

type Sum = { currency: string; amount: number };

/** Sums given back by currency: by providers, and the whole of an order whose refund was noted by hand. */
export const withNoted = (
  sums: readonly Sum[],
  { total, ...order }: { total: number } & Parameters<typeof notedRefunds>[0],
): Sum[] => {
  if (notedRefunds(order).length === 0) return [...sums];
  const dollars = sums.find(({ currency }) => currency === 'USD')?.amount ?? 0;
  return [{ currency: 'USD', amount: dollars + total }, ...sums.filter(({ currency }) => currency !== 'USD')];
};
