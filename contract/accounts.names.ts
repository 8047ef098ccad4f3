import type { accountCalls } from '#contract/accounts';
import { vehicle } from '#contract/autoparts.names';
import type { CallNames } from '#contract/call';
import { company } from '#contract/companies.names';
import { person } from '#contract/people.names';
import { entity, list } from '#contract/plain/entity';

export const user = entity(
  'User',
  'name email firstName lastName isSeller roles externalId isActive isLocked vehicleId vehicleYear',
  {
    guid: 'UserGUID',
    person: { wire: 'Person', of: person },
    company: { wire: 'Company', of: company },
    sellsFor: list('SellsFor', entity('Company', 'id name isOwn')),
    vehicle: { wire: 'Vehicle', of: vehicle },
  },
);
/** A user who registers: the call table names these fields without prefix. */
export const newUser = entity('', 'name email password firstName lastName consent');

export const activation = entity('Activation', 'needsPassword');

export const calls: CallNames<typeof accountCalls> = {
  'user/addWithPerson': { in: { user: newUser, person } },
  'user/addWithCompany': { in: { user: newUser, company } },
  'user/addFirstAdministrator': { out: { data: entity('', 'path') } },
  'user/get': { out: { data: user } },
  'user/update': { in: { parms: user }, out: { data: user } },
  'user/activate': {},
  'user/checkActivation': { out: { data: activation } },
  'user/resendActivation': {},
  'user/restorePwdStep1': {},
  'user/restorePwdStep2': {},
  'user/changePwd': {},
  'user/logout': {},
};
