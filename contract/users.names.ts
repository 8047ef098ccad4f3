import { user } from '#contract/accounts.names';
import type { CallNames } from '#contract/call';
import type { Entity } from '#contract/plain/entity';
import type { userCalls } from '#contract/users';

const job: Entity = { companyId: 'CompanyId', position: 'EmployeePositionId' };

export const calls: CallNames<typeof userCalls> = {
  'user/filter': { out: { data: user } },
  'user/setRoles': {
    in: { positions: job, seenPositions: job },
    keys: { seenRoles: 'roles_Z', seenPositions: 'positions_Z' },
    out: { data: user },
  },
  'user/invite': { in: { positions: job }, out: { data: user } },
  'user/sendInvitation': {},
  'user/setLock': { out: { data: user } },
};
