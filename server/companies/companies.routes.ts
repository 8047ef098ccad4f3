import {
  addOwnContacts,
  filterCompanies,
  findCompany,
  findOwnCompany,
  listTags,
  listWorkBranches,
  requireOwnCompany,
} from '#server/companies/companies.service';
import type { HandlersOf } from '#server/http/handlers';

export const companiesRoutes: HandlersOf<
  'company/find' | 'company/findOwn' | 'company/addContacts' | 'company/filter' | 'tag/list' | 'workBranch/list'
> = {
  'company/find': async (ctx, { id }) => ({ data: await findCompany(ctx, id) }),
  'company/findOwn': async (ctx) => ({ data: await findOwnCompany(ctx) }),
  'company/addContacts': {
    run: async (ctx, input) => ({ data: await addOwnContacts(ctx, input) }),
    exists: (ctx, { id }) => requireOwnCompany(ctx, Number(id)),
  },
  'company/filter': filterCompanies,
  'tag/list': async (ctx) => ({ data: await listTags(ctx) }),
  'workBranch/list': async (ctx) => ({ data: await listWorkBranches(ctx) }),
};
