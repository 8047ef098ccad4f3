import type { Company } from '#contract/companies';
import { labelsOf } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';
import { lockCompanies, readStored, setMergedInto, updateCompany } from '#server/companies/companies.store';
import type { Ctx, Inside } from '#server/ctx';

// Companies for merges, by a service that has checked access (docs/decisions/022-merges.md).

export type Stored = Awaited<ReturnType<typeof readStored>>[number];

const byId = (rows: readonly Stored[]) => new Map(rows.map((row) => [row.id, row]));

/** Companies as they are stored, hidden ones too. */
export const storedCompanies = async (ctx: Ctx, ids: readonly number[]) => byId(await readStored(ctx.db, ids));

/** The same, kept from other writers until the transaction ends. */
export const lockStored = async (inside: Inside, ids: readonly number[]) => byId(await lockCompanies(inside.db, ids));

/** Hides a company as a part of another; null shows it again. */
export const hideAsPart = (inside: Inside, id: number, into: number | null) => setMergedInto(inside.db, id, into);

export const storeFields = (inside: Inside, id: number, values: Parameters<typeof updateCompany>[2]) =>
  updateCompany(inside.db, id, values);

export const companyLabels = labelsOf(declared);

/** The lists of a company, by their names, as its history has them. */
export const listsOf = (company: Company): Partial<Record<string, unknown>> =>
  Object.fromEntries(declared.lists.map(({ name }) => [name, company[name]]));
