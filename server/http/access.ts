import type { Access } from '#contract/call';
import type { Session } from '#server/ctx';
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
    selOfSite: isSeller && session.employments.some((job) => job.position === 'SEL' && job.companyId === ownCompanyId),
    administrator: false,
  };
  if (!allowed[access]) throw new Refusal('session.forbidden');
};
