import type { Company } from '#contract/companies';
import type { Parsed } from '#contract/contract';
import { sentence } from '#contract/plain/messages';
import { labelsOf, wordsIn } from '#contract/plain/thing';
import { company as declared } from '#contract/things/company';
import { changedValues } from '#server/changed-values';
import { companiesToName, findCompany, lockPresent, requireRutOfBuyer } from '#server/companies/companies.service';
import { insertCompany, updateCompany } from '#server/companies/companies.store';
import { requireGroup } from '#server/companies/groups.service';
import { listsOf, type Stored } from '#server/companies/merged.service';
import { keepingSellers } from '#server/companies/own-sellers.service';
import { seesOfCompany } from '#server/company-rights';
import type { Ctx, Inside } from '#server/ctx';
import { historyOf, recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { contactRules, notRepeated } from '#server/people/contacts.service';
import { locateAddresses } from '#server/people/locate-addresses.service';
import { isPersonRead } from '#server/people/people.service';
import { tellOwner } from '#server/people/tell-owner.service';
import { lately } from '#server/people-access';
import { fieldRefusal, Refusal } from '#server/refusal';
import { formOf } from '#server/sent-forms';
import { editLists, type ItemRule, insertions, type ListEdits, wholeThingEdits } from '#server/thing-lists';
import type { WholeLists } from '#server/whole-edits';

type Lists = WholeLists<Pick<Parsed<'company/update'>, (typeof declared.lists)[number]['name']>>;

/** Adds a company with its lists, once for each form; its `phone` and `address`, where they are sent, stand first among them. */
export const createCompany = (
  ctx: Ctx,
  { companyGroupId, company: { guid, ...company } }: Parsed<'company/add'>,
): Promise<Company> =>
  inTransaction(ctx, async (inside) => {
    const { name, identifier, description, phone, address, stateId, cityId, ...lists } = company;
    await requireGroup(inside, companyGroupId);
    await requireRutOfBuyer(inside, identifier);
    const fields = { companyGroupId, name, identifier, description };
    const { id, isNew } = await insertCompany(inside.db, fields, formOf(inside, guid, { companyGroupId, company }));
    if (!isNew) return findCompany(inside, id);
    const phones = phone === undefined ? lists.phones : [{ phone, type: 'WOR' }, ...lists.phones];
    const addresses = address === undefined ? lists.addresses : [{ address, stateId, cityId }, ...lists.addresses];
    await editOwnLists(inside, id, insertions({ ...lists, phones, addresses }));
    await locateAddresses(inside, { companyId: id }, { addresses });
    const added = await findCompany(inside, id);
    await recordHistory(inside, { entity: 'company', id }, {}, { ...fields, ...listsOf(added) });
    return added;
  });

/** Changes a company and its lists in one transaction (decisions W5). */
export const changeCompany = (ctx: Ctx, { id, parms = {}, ...given }: Parsed<'company/update'>): Promise<Company> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockPresent(inside, id);
    const before = await findCompany(inside, id);
    if (!before.mayChange) throw new Refusal('session.forbidden');
    if (before.isOwn) requireNames(stored, parms);
    const values = changedValues(parms, stored, labelsOf(declared), wordsIn(declared.fields, stored));
    const lists = notRepeated(before, wholeThingEdits(declared, before, given));
    if (values.companyGroupId) await requireGroup(inside, values.companyGroupId);
    if (values.identifier && values.identifier !== stored.identifier)
      await requireRutOfBuyer(inside, values.identifier);
    await updateCompany(inside.db, id, values, { edited: true });
    const edit = () => editOwnLists(inside, id, lists as ListEdits);
    await (before.isOwn ? keepingSellers(inside, edit) : edit());
    await locateAddresses(inside, { companyId: id }, lists);
    await tellOwner(inside, { companyId: id }, lists);
    const after = await findCompany(inside, id);
    await recordHistory(
      inside,
      { entity: 'company', id },
      { ...stored, ...listsOf(before) },
      { ...values, ...listsOf(after) },
    );
    return after;
  });

/** Orders bear name and RUT of a company that a site sells as: the setting alone changes these. */
const requireNames = (stored: Stored, parms: NonNullable<Parsed<'company/update'>['parms']>) => {
  const names = (['name', 'identifier'] as const).filter((one) => parms[one] && parms[one].value !== stored[one]);
  const fields = Object.fromEntries(names.map((one) => [one, sentence('company.inSettings')]));
  if (names.length > 0) throw new Refusal('call.fields', {}, { fields });
};

/** Whether the caller is a SEL of that company, or an administrator. */
const isSelOf = ({ session }: Inside, id: number) => session !== null && seesOfCompany(session, id, 'people');

/** Applies edits to the lists of a locked company. */
const editOwnLists = async (inside: Inside, id: number, lists: ListEdits) => {
  const employees = (lists.employees ?? []) as Lists['employees'];
  if (employees && employees.length > 0) await requireEmployeeRights(inside, id, employees);
  const clientOf: ItemRule = async (_, item, path) => {
    const companyId = Number(item.companyId);
    if (companyId === id) throw fieldRefusal(`${path}.companyId`, 'company.self');
    if (!(await companiesToName(inside, [companyId])).has(companyId))
      throw fieldRefusal(`${path}.companyId`, 'field.choice');
  };
  await editLists(inside, declared, id, lists, { ...contactRules, clientOf });
};

/**
 * Employees are changed by those who read the people of the company, and name people whom the caller reads or just took out.
 * The position SEL is given or taken by administrators and by a SEL of that company alone (decisions A3).
 */
const requireEmployeeRights = async (inside: Inside, id: number, edits: NonNullable<Lists['employees']>) => {
  const { employees } = await findCompany(inside, id);
  if (!employees) throw fieldRefusal('employees', 'company.peopleDenied');
  const isSelOfIt = isSelOf(inside, id);
  for (const [at, edit] of edits.entries()) {
    const stored = edit.mode === 'INS' ? undefined : employees.find((one) => one.id === edit.id);
    const [was, is] = [stored?.employeePositionId, edit.mode === 'DLT' ? undefined : edit.employeePositionId];
    const isSelChange = was !== is && [was, is].includes('SEL');
    const isOtherPerson = edit.mode === 'UPD' && stored?.personId !== edit.personId && was === 'SEL';
    if ((isSelChange || isOtherPerson) && !isSelOfIt)
      throw fieldRefusal(`employees.${at}.employeePositionId`, 'company.positionDenied');
    if (edit.mode === 'DLT' || edit.personId === stored?.personId) continue;
    if (!(await isPersonRead(inside, edit.personId)) && !(await tookOut(inside, id, edit.personId)))
      throw fieldRefusal(`employees.${at}.personId`, 'field.choice');
  }
};

/** Whether the caller took that person out of the company within a day: he may put it back (decision 021). */
const tookOut = async (inside: Inside, id: number, personId: number): Promise<boolean> => {
  const changes = await historyOf(inside, { entity: 'company', id }, { field: 'employees' });
  const has = (list: unknown) => ((list ?? []) as { personId: number }[]).some((one) => one.personId === personId);
  return changes.some(
    ({ accountId, at, from, to }) =>
      accountId === inside.session?.accountId && at >= lately(inside) && has(from) && !has(to),
  );
};
