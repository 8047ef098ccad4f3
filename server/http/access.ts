import type { Access } from '#contract/call';
import { seesOfCompany } from '#server/company-rights';
import type { Ctx, Session } from '#server/ctx';
import type { RequestOptions } from '#server/http/request-ctx';
import { Refusal } from '#server/refusal';

/** The access table's reading of a session. `ownCompanyId`: the company of the site, for `selOfSite`. */
export const requireAccess = (access: Access, session: Session | null, ownCompanyId: number | undefined) => {
  if (access === 'anyone') return;
  if (!session) throw new Refusal('session.none');
  if (access === 'signedIn' || session.roles.includes('administrator')) return;
  const isSeller = session.roles.includes('seller');
  const allowed = {
    seller: isSeller,
    selOfCompany: isSeller,
    selOfSite: isSeller && seesOfCompany(session, ownCompanyId, 'settings'),
    administrator: false,
  };
  if (!allowed[access]) throw new Refusal('session.forbidden');
};

/** Throws where the caller may not ask for what has this access; the site's company is looked up only where it matters. */
export const requireCaller = async ({ ownCompanyId }: Pick<RequestOptions, 'ownCompanyId'>, ctx: Ctx, access: Access) =>
  requireAccess(access, ctx.session, access === 'selOfSite' ? await ownCompanyId(ctx) : undefined);
