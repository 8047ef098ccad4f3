import { sql } from 'kysely';
import type { Company } from '#contract/companies';
import type { Parsed } from '#contract/contract';
import {
  addOwnCompany,
  type CompanySights,
  countCompanies,
  deleteUnusedCompany,
  insertCompany,
  isRutOfSite,
  lockCompany,
  lockNamed,
  lockRegisteredCompany,
  moveCompanyImages,
  readCompanies,
  readCompanyPage,
  readNamedCompanies,
  readOwnCompanies,
  readOwnCompany,
  readPresentCompany,
  readTags,
  readWorkBranches,
  updateCompany,
} from '#server/companies/companies.store';
import { changesCompany } from '#server/companies/company-access';
import { companiesSeen } from '#server/company-rights';
import type { Ctx, Db, Inside, Transaction } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { isSeller } from '#server/is-seller';
import {
  addContacts,
  changeContacts,
  type NewContacts,
  notRepeated,
  replaceContacts,
} from '#server/people/contacts.service';
import { locateAddresses } from '#server/people/locate-addresses.service';
import { tellOwner } from '#server/people/tell-owner.service';
import { readsAccountOf, readsPeopleOf } from '#server/people-access';
import { fieldRefusal, Refusal } from '#server/refusal';
import { isExampleFirm } from '#server/settings/example-company.service';
import type { Site, SiteId } from '#sites/site';

/** The site's own company, to which its orders are addressed: {id, name, identifier}. */
export const ownCompany = (ctx: Ctx) => readOwnCompany(ctx.db, ctx.site.id);

/** The company that sells in the site, for those who work for it and administrators. */
export const findOwnCompany = async (ctx: Ctx) => {
  const { roles = [], employments = [] } = ctx.session ?? {};
  const own = await ownCompany(ctx);
  const isHis = roles.includes('administrator') || employments.some(({ companyId }) => companyId === own?.id);
  if (!own || !isHis) return null;
  const { id, name, identifier } = own;
  return { id, name, identifier, isExample: await isExampleFirm(ctx.db, identifier) };
};

/** The name and RUT of a site's own company, for whoever starts the shop. */
export const readOwnCompanyOf = async (db: Db, site: SiteId) => {
  const { name, identifier } = (await readOwnCompany(db, site)) ?? {};
  return { ...(name !== undefined && { name }), ...(identifier !== undefined && { identifier }) };
};

/** The companies that sites call their own, this one's and the others'. */
export const companiesOfSites = (ctx: Ctx) => readOwnCompanies(ctx.db);

/** Companies by their ids, whoever asks: for services that have checked access. */
export const companiesById = async (ctx: Ctx, ids: readonly number[]): Promise<Map<number, Company>> =>
  new Map((await readCompanies(ctx.db, ids)).map((company) => [company.id, company]));

/** The caller's rights over a company (decisions A3 and 021). */
const sightsOf = (ctx: Ctx): CompanySights => ({
  changes: changesCompany(ctx),
  seller: sql<boolean>`${isSeller(ctx)}::boolean`,
  people: readsPeopleOf(ctx, sql.ref('company.id')),
});

/** Employees of these companies, by company id, as the caller reads each. */
export const employeesById = async (ctx: Ctx, ids: readonly number[]): Promise<Map<number, Company['employees']>> =>
  new Map((await readCompanies(ctx.db, ids, sightsOf(ctx))).map(({ id, employees }) => [id, employees]));

/** A page of all companies, for sellers (decisions A3). */
export const filterCompanies = async (ctx: Ctx, { filters, rowIndex, rowsMax }: Parsed<'company/filter'>) => {
  const wanted = { ...filters, soldBy: companiesSeen(ctx.session, 'orders') };
  return {
    data: await readCompanyPage(ctx.db, wanted, rowIndex, rowsMax, sightsOf(ctx)),
    resultCount: await countCompanies(ctx.db, wanted),
  };
};

/** A customer finds the company of his account and those that he works for; staff finds any. An old id finds what that one became part of. */
export const findCompany = async (ctx: Ctx, id: number): Promise<Company> => {
  const { companyId, employments = [] } = ctx.session ?? {};
  const company = await readPresentCompany(ctx.db, id, sightsOf(ctx));
  const isOwn = companyId === company?.id || employments.some((job) => job.companyId === company?.id);
  if (!company || !(isSeller(ctx) || isOwn)) throw new Refusal('company.notFound');
  return company;
};

/** A company that is to be changed, locked. Throws company.notFound, or company.merged where it became part of another. */
export const lockPresent = async (inside: Inside, id: number) => {
  const stored = await lockCompany(inside.db, id);
  if (!stored) throw new Refusal('company.notFound');
  if (stored.mergedInto === null) return stored;
  const survivor = await readPresentCompany(inside.db, id);
  throw new Refusal('company.merged', { name: survivor?.name ?? stored.name });
};

/** Those of these ids that are companies; no merge takes one away until the transaction ends. */
export const companiesToName = (inside: Inside, ids: readonly number[]) => lockNamed(inside.db, ids);

/** Throws company.notFound unless it is the company of the caller's account. */
export const requireOwnCompany = async (ctx: Ctx, id: number) => {
  if (ctx.session?.companyId !== id) throw new Refusal('company.notFound');
};

const inserted = <T>(items: readonly T[]) => items.map((item) => ({ mode: 'INS' as const, ...item }));

/** Adds phones and addresses to the company of the caller's account, and changes nothing that it has; what stands there already is not added again. */
export const addOwnContacts = (
  ctx: Ctx,
  { id, phones = [], addresses = [] }: Parsed<'company/addContacts'>,
): Promise<Company> =>
  inTransaction(ctx, async (inside) => {
    await requireOwnCompany(inside, id);
    await lockPresent(inside, id);
    const stored = await findCompany(inside, id);
    const lists = notRepeated(stored, { phones: inserted(phones), addresses: inserted(addresses) });
    await changeContacts(inside, { companyId: id }, lists);
    await locateAddresses(inside, { companyId: id }, lists);
    await tellOwner(inside, { companyId: id }, lists);
    return findCompany(inside, id);
  });

/** The first companies that a name, a RUT or a phone means, or the e-mail of an account that the caller reads: for sellers. */
export const companiesNamed = (ctx: Ctx, text: string, most: number) =>
  readNamedCompanies(ctx.db, text, readsAccountOf(ctx, sql.ref('account.company_id')), most);

/** Throws a 422 for the RUT of a company that a site sells as: with it another one would order from itself. */
export const requireRutOfBuyer = async (ctx: Pick<Ctx, 'db'>, identifier: string) => {
  if (await isRutOfSite(ctx.db, identifier)) throw fieldRefusal('identifier', 'company.ownRut');
};

type NewCompany = { name: string; identifier: string } & NewContacts;

/** Stores a company with its lists, inside the caller's transaction. It never joins one that has the same RUT. */
export const addCompany = async (inside: Inside, { name, identifier, ...lists }: NewCompany) => {
  const { id } = await insertCompany(inside.db, { name, identifier });
  await addContacts(inside, { companyId: id }, lists);
  return id;
};

/**
 * Replaces all of a company that was registered and never activated, inside the caller's transaction. False where staff changed
 * it: what is registered now is another (docs/decisions/003-accounts-and-mail.md).
 */
export const replaceCompany = async (
  inside: Inside,
  id: number,
  { name, identifier, ...lists }: NewCompany,
): Promise<boolean> => {
  if ((await lockRegisteredCompany(inside.db, id)).isEdited) return false;
  await updateCompany(inside.db, id, { name, identifier });
  await replaceContacts(inside, { companyId: id }, lists);
  return true;
};

/** Deletes a company with its lists, inside the caller's transaction, unless staff changed it or something is of it. */
export const forgetCompany = (inside: Pick<Inside, 'db'>, id: number) => deleteUnusedCompany(inside.db, id);

export const listTags = (ctx: Ctx) => readTags(ctx.db);
export const listWorkBranches = (ctx: Ctx) => readWorkBranches(ctx.db);

/** Makes the company that sells in a site, where the site has none yet. */
export const insertOwnCompany = (db: Transaction, site: Site) => addOwnCompany(db, site.id, site.company);

/** Puts a new picture where another was on all companies, in the caller's transaction. */
export const replaceCompanyImage = (inside: Inside, from: number, to: number) => moveCompanyImages(inside.db, from, to);
