import { type OrderState, orderMoves } from '#contract/plain/commerce';
import { moversAt, seesOfCompany } from '#server/company-rights';
import type { Ctx, Session } from '#server/ctx';
import { Refusal } from '#server/refusal';

export const requireSession = (ctx: Ctx): Session => {
  if (!ctx.session) throw new Refusal('session.none');
  return ctx.session;
};

/** Whether someone may see the orders addressed to a company (A3). */
export const sellsFor = (session: Session, companyId: number) => seesOfCompany(session, companyId, 'orders');

type Facts = { state: OrderState; accountId: number | null; toCompanyId: number };

/** What the caller may do to an order now: where he moves it for the company, and whether he pays or cancels it as its buyer. */
export const orderRights = (session: Session | null, { state, accountId, toCompanyId }: Facts) => {
  const moves = orderMoves[state];
  const movers = session ? moversAt(session, toCompanyId) : [];
  const asBuyer = session && session.accountId === accountId ? moves.buyer : [];
  return {
    moves: [...new Set(movers.flatMap((mover) => moves[mover]))],
    mayPay: asBuyer.some((to) => to !== 'CAN'),
    mayCancel: asBuyer.includes('CAN'),
  };
};
