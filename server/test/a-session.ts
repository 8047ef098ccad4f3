import type { Role } from '#contract/accounts';
import type { Session } from '#server/ctx';

/** A session without its database: of who has these roles and positions. */
export const aSession = (roles: Role[], employments: Session['employments'] = [], accountId = 1): Session => ({
  accountId,
  guid: '',
  email: '',
  roles,
  personId: 1,
  companyId: null,
  employments,
  tokenHash: Buffer.alloc(0),
});
