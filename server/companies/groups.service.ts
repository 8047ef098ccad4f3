import type { CompanyGroup } from '#contract/companies';
import type { Parsed } from '#contract/contract';
import { labelsOf } from '#contract/plain/thing';
import { companyGroup as declared } from '#contract/things/company-group';
import { changedValues } from '#server/changed-values';
import { insertGroup, lockGroup, readGroup, readGroupPage, updateGroup } from '#server/companies/groups.store';
import type { Ctx } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { sellsForSite } from '#server/people-access';
import { fieldRefusal, Refusal } from '#server/refusal';

export const findGroup = async (ctx: Ctx, id: number): Promise<CompanyGroup> => {
  const group = await readGroup(ctx.db, id);
  if (!group) throw new Refusal('companyGroup.notFound');
  return group;
};

/** Throws at the company's field where there is no such group. */
export const requireGroup = async (ctx: Ctx, id: number) => {
  if (!(await readGroup(ctx.db, id))) throw fieldRefusal('companyGroupId', 'field.choice');
};

export const filterGroups = async (ctx: Ctx, { filters, rowIndex, rowsMax }: Parsed<'companyGroup/filter'>) => {
  const { rows, count } = await readGroupPage(ctx.db, filters, rowIndex, rowsMax);
  return { data: rows, resultCount: count };
};

export const addGroup = (ctx: Ctx, values: Parsed<'companyGroup/add'>['companyGroup']): Promise<CompanyGroup> =>
  inTransaction(ctx, async (inside) => {
    const { id } = await insertGroup(inside.db, values);
    await recordHistory(inside, { entity: declared.noun, id }, {}, values);
    return { id, ...values };
  });

/** Changes a group (decisions W5): administrators do, and who sells for the site's own company (decision 021). */
export const changeGroup = (ctx: Ctx, { id, parms }: Parsed<'companyGroup/update'>): Promise<CompanyGroup> =>
  inTransaction(ctx, async (inside) => {
    if (!sellsForSite(inside)) throw new Refusal('session.forbidden');
    const stored = await lockGroup(inside.db, id);
    if (!stored) throw new Refusal('companyGroup.notFound');
    const values = changedValues(parms, stored, labelsOf(declared));
    await updateGroup(inside.db, id, values);
    await recordHistory(inside, { entity: declared.noun, id }, stored, values);
    return findGroup(inside, id);
  });
