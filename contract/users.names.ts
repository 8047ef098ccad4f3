import { user } from '#contract/accounts.names';
import type { CallNames } from '#contract/call';
import { employer } from '#contract/people.names';
import { type Entity, list } from '#contract/plain/entity';
import type { userCalls } from '#contract/users';

const job: Entity = { companyId: 'CompanyId', position: 'EmployeePositionId' };
const listedUser: Entity = { ...user, employeeOf: list('EmployeeOf', employer) };

export const calls: CallNames<typeof userCalls> = {
  'user/filter': { out: { data: listedUser } },
  'user/setRoles': {
    in: { positions: job, seenPositions: job },
    keys: { seenRoles: 'roles_Z', seenPositions: 'positions_Z' },
    out: { data: user },
  },
  'user/linkPerson': { out: { data: user } },
  'user/invite': { in: { positions: job }, out: { data: user } },
  'user/sendInvitation': {},
  'user/setLock': { out: { data: user } },
};
