import type { CallPath } from '#contract/contract';
import type { MergePath } from '#contract/merges';
import {
  addOwnContacts,
  filterCompanies,
  findCompany,
  findOwnCompany,
  listTags,
  listWorkBranches,
  requireOwnCompany,
} from '#server/companies/companies.service';
import { listCompanyFilters } from '#server/companies/company-filters.service';
import { changeCompany, createCompany } from '#server/companies/edit-company.service';
import { addGroup, changeGroup, filterGroups, findGroup } from '#server/companies/groups.service';
import { listTwins } from '#server/companies/twins.service';
import type { HandlersOf } from '#server/http/handlers';

type Paths = Exclude<
  Extract<CallPath, `company/${string}` | `companyGroup/${string}` | 'tag/list' | 'workBranch/list'>,
  MergePath
>;

export const companiesRoutes: HandlersOf<Paths> = {
  'company/find': async (ctx, { id }) => ({ data: await findCompany(ctx, id) }),
  'company/findOwn': async (ctx) => ({ data: await findOwnCompany(ctx) }),
  'company/add': async (ctx, input) => ({ data: await createCompany(ctx, input) }),
  'company/update': {
    run: async (ctx, input) => ({ data: await changeCompany(ctx, input) }),
    exists: (ctx, { id }) => findCompany(ctx, Number(id)),
  },
  'company/listTwins': async (ctx, input) => ({ data: await listTwins(ctx, input) }),
  'company/listFilters': async (ctx) => ({ data: await listCompanyFilters(ctx) }),
  'company/addContacts': {
    run: async (ctx, input) => ({ data: await addOwnContacts(ctx, input) }),
    exists: (ctx, { id }) => requireOwnCompany(ctx, Number(id)),
  },
  'company/filter': filterCompanies,
  'companyGroup/add': async (ctx, { companyGroup }) => {
    const data = await addGroup(ctx, companyGroup);
    return { data, res: data };
  },
  'companyGroup/find': async (ctx, { id }) => ({ data: await findGroup(ctx, id) }),
  'companyGroup/update': {
    run: async (ctx, input) => ({ data: await changeGroup(ctx, input) }),
    exists: (ctx, { id }) => findGroup(ctx, Number(id)),
  },
  'companyGroup/filter': filterGroups,
  'tag/list': async (ctx) => ({ data: await listTags(ctx) }),
  'workBranch/list': async (ctx) => ({ data: await listWorkBranches(ctx) }),
};
