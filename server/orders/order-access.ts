import type { Ctx, Session } from '#server/ctx';
import { Refusal } from '#server/refusal';

export const requireSession = (ctx: Ctx): Session => {
  if (!ctx.session) throw new Refusal('session.none');
  return ctx.session;
};

/** Whether someone may act for the company to which an order is addressed: its SEL, or an administrator (A3). */
export const sellsFor = (session: Session, companyId: number) =>
  session.roles.includes('administrator') ||
  (session.roles.includes('seller') &&
    session.employments.some((job) => job.companyId === companyId && job.position === 'SEL'));
