import type { CallNames } from '#contract/call';
import type { companyCalls } from '#contract/companies';
import { children } from '#contract/people.names';
import { type Entity, entity, same } from '#contract/plain/entity';
import { entityOf } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';
import { companyGroup as declaredGroup } from '#contract/things/company-group';

export const tag = entity('Tag', 'id name');
export const workBranch = entity('WorkBranch', 'id name');
export const company: Entity = { ...entityOf(declared), ...entity('Company', 'isOwn mayChange') };
export const companyGroup = entityOf(declaredGroup);
export const companyFilter = {
  ...same('type key title visible'),
  items: { wire: 'items', of: same('id name') },
};
/** With the first phone and address beside the lists. */
const added = {
  ...company,
  ...entity('Company', 'phone address'),
  guid: 'CompanyGUID',
  stateId: 'StateId',
  cityId: 'CityId',
};

export const calls: CallNames<typeof companyCalls> = {
  'tag/list': { out: { data: tag } },
  'workBranch/list': { out: { data: workBranch } },
  'company/filter': { out: { data: company } },
  'company/findOwn': { out: { data: entity('Company', 'id name identifier isExample') } },
  'company/find': { out: { data: company } },
  'company/add': { in: { company: added }, out: { data: company } },
  'company/update': {
    in: { parms: company, ...children(company, ...declared.lists.map(({ name }) => name)) },
    out: { data: company },
  },
  'company/listFilters': { out: { data: companyFilter } },
  'company/addContacts': { in: children(company, 'phones', 'addresses'), out: { data: company } },
  'companyGroup/add': { in: { companyGroup }, out: { data: companyGroup, res: companyGroup } },
  'companyGroup/find': { out: { data: companyGroup } },
  'companyGroup/update': { in: { parms: companyGroup }, out: { data: companyGroup } },
  'companyGroup/filter': { out: { data: companyGroup } },
};
