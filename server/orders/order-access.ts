import type { OrderSlip } from '#contract/order-parts';
import { type OrderState, orderMoves } from '#contract/plain/commerce';
import type { Verb } from '#contract/plain/positions';
import { slipsMax } from '#contract/plain/slips';
import { companiesSeen, mayAt, moversAt, seesOfCompany } from '#server/company-rights';
import type { Ctx, Session } from '#server/ctx';
import { kindOf } from '#server/orders/deadlines';
import { Refusal } from '#server/refusal';

export const requireSession = (ctx: Ctx): Session => {
  if (!ctx.session) throw new Refusal('session.none');
  return ctx.session;
};

/** The buyer whose orders are counted together: an account that is signed in, or the mailbox of somebody without one. */
export type Buyer = Pick<Session, 'accountId' | 'guid'> | { mailbox: string };

/** Limits count a buyer by this. */
export const keyOf = (buyer: Buyer) => ('mailbox' in buyer ? buyer.mailbox : buyer.guid);

export const seesOrdersOf = (session: Session, companyId: number) => seesOfCompany(session, companyId, 'orders');

/** One company, or those whose orders the caller sees; null is every company. Another company is a 404. */
export const companiesAsked = (ctx: Ctx, toCompany: number | null): readonly number[] | null => {
  const session = requireSession(ctx);
  if (toCompany === null) return companiesSeen(session, 'orders');
  if (!seesOrdersOf(session, toCompany)) throw new Refusal('company.notFound');
  return [toCompany];
};

/** Demands a right over an order or slip. 403 where the caller only sees it, else 404 by `missing`. */
export const requireRight = <T extends { toCompanyId: number }>(
  ctx: Ctx,
  verb: Verb,
  found: T | undefined,
  missing: 'order.notFound' | 'slip.notFound' | 'company.notFound',
): T => {
  const session = requireSession(ctx);
  if (!found || !seesOrdersOf(session, found.toCompanyId)) throw new Refusal(missing);
  if (!mayAt(session, found.toCompanyId, verb)) throw new Refusal('session.forbidden');
  return found;
};

type Facts = {
  state: OrderState;
  accountId: number | null;
  toCompanyId: number;
  /** Whether a payment of it is open, or came. */
  isPaying: boolean;
  paymentId: string;
  slips: readonly Pick<OrderSlip, 'state'>[];
};

/** Whether an order waits for a deposit or giro, and so for a slip. */
export const expectsSlip = ({ state, paymentId }: Pick<Facts, 'state' | 'paymentId'>) =>
  state === 'PPE' && kindOf(paymentId) === 'deposit';

/** The caller's rights over an order now: where he moves it for the company, whether he notes on it, and whether he pays or cancels it as its buyer. */
export const orderRights = (
  session: Session | null,
  { state, accountId, toCompanyId, isPaying, paymentId, slips }: Facts,
) => {
  const moves = orderMoves[state];
  const movers = session ? moversAt(session, toCompanyId) : [];
  const isBuyer = session !== null && session.accountId === accountId;
  const asBuyer = isBuyer ? moves.buyer : [];
  const mayNote = session !== null && mayAt(session, toCompanyId, 'notes');
  return {
    moves: [...new Set(movers.flatMap((mover) => moves[mover]))],
    mayPay: !isPaying && asBuyer.some((to) => to !== 'CAN') && !slips.some((slip) => slip.state === 'waiting'),
    mayCancel: asBuyer.includes('CAN'),
    mayNote,
    maySendSlip: (isBuyer || mayNote) && expectsSlip({ state, paymentId }) && slips.length < slipsMax,
  };
};
