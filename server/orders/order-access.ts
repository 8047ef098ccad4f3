import { seesOfCompany } from '#server/company-rights';
import type { Ctx, Session } from '#server/ctx';
import { Refusal } from '#server/refusal';

export const requireSession = (ctx: Ctx): Session => {
  if (!ctx.session) throw new Refusal('session.none');
  return ctx.session;
};

/** Whether someone may see the orders addressed to a company (A3). */
export const sellsFor = (session: Session, companyId: number) => seesOfCompany(session, companyId, 'orders');
