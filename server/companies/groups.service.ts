import type { CompanyGroup } from '#contract/companies';
import type { Parsed } from '#contract/contract';
import { labelsOf } from '#contract/plain/thing';
import { companyGroup as declared } from '#contract/things/company-group';
import { changedValues } from '#server/changed-values';
import {
  insertGroup,
  lockGroup,
  lockGroups,
  readGroup,
  readGroupNames,
  readGroupPage,
  updateGroup,
} from '#server/companies/groups.store';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { sellsForSite } from '#server/people-access';
import { findAlike } from '#server/plain-text';
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

/** Throws named.taken where another group has the name, also in other case or without accents. */
const refuseTaken = async (inside: Inside, name: string, own?: number) => {
  const alike = findAlike(await readGroupNames(inside.db), name, own);
  if (alike) throw new Refusal('named.taken', { what: 'un grupo', name: alike.name });
};

/** Adds a group. Throws named.taken. */
export const addGroup = (ctx: Ctx, values: Parsed<'companyGroup/add'>['companyGroup']): Promise<CompanyGroup> =>
  inTransaction(ctx, async (inside) => {
    await lockGroups(inside.db);
    await refuseTaken(inside, values.name);
    const { id } = await insertGroup(inside.db, values);
    await recordHistory(inside, { entity: declared.noun, id }, {}, values);
    return { id, ...values };
  });

/** Changes a group (decisions W5): administrators do, and who sells for the site's own company (decision 021). Throws named.taken. */
export const changeGroup = (ctx: Ctx, { id, parms }: Parsed<'companyGroup/update'>): Promise<CompanyGroup> =>
  inTransaction(ctx, async (inside) => {
    if (!sellsForSite(inside)) throw new Refusal('session.forbidden');
    if (parms.name) await lockGroups(inside.db);
    const stored = await lockGroup(inside.db, id);
    if (!stored) throw new Refusal('companyGroup.notFound');
    const values = changedValues(parms, stored, labelsOf(declared));
    if (values.name !== undefined) await refuseTaken(inside, values.name, id);
    await updateGroup(inside.db, id, values);
    await recordHistory(inside, { entity: declared.noun, id }, stored, values);
    return findGroup(inside, id);
  });
