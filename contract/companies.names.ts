import type { CallNames } from '#contract/call';
import type { companyCalls } from '#contract/companies';
import { children, contactLists } from '#contract/people.names';
import { entity } from '#contract/plain/entity';

export const tag = entity('Tag', 'id name');
export const workBranch = entity('WorkBranch', 'id name');
export const company = entity('Company', 'id name identifier description', {
  companyGroupId: 'CompanyGroupId',
  companyGroupName: 'CompanyGroupName',
  ...contactLists('Co'),
});

export const calls: CallNames<typeof companyCalls> = {
  'tag/list': { out: { data: tag } },
  'workBranch/list': { out: { data: workBranch } },
  'company/filter': { out: { data: company } },
  'company/findOwn': { out: { data: entity('Company', 'name identifier isExample') } },
  'company/find': { out: { data: company } },
  'company/addContacts': { in: children(company, 'phones', 'addresses'), out: { data: company } },
};
