import { readOwnCompany } from '#server/companies/companies.store';
import type { Ctx } from '#server/ctx';

/** The site's own company, to which its orders are addressed: {id, name, identifier}. */
export const ownCompany = (ctx: Ctx) => readOwnCompany(ctx.db, ctx.site.id);
