import { z } from 'zod';
import { defineCalls, type Limit } from '#contract/call';
import { categoryId, guid, id, itemLimit, requiredId, requiredPhone, requiredText } from '#contract/fields';
import { filterId, filterText, listInput } from '#contract/filters';
import { addedAddress, addedPhone } from '#contract/people';
import { enteredShape, listEdits, newLists, storedThing, thingChanges } from '#contract/thing-schemas';
import { company as declared } from '#contract/things/company';
import { companyGroup as declaredGroup } from '#contract/things/company-group';

/**
 * A field or a list that the caller may not read is null. `isOwn`: a site sells as it. `mayChange`: whether the caller changes it at the
 * site that is asked.
 */
export const company = storedThing(declared).extend({ isOwn: z.boolean(), mayChange: z.boolean() });
export type Company = z.output<typeof company>;
export const companyGroup = storedThing(declaredGroup);
export type CompanyGroup = z.output<typeof companyGroup>;

const companyFields = enteredShape(declared.fields);
export const companyGroupFields = enteredShape(declaredGroup.fields);
const { companyGroupId, ...ownFields } = companyFields;
const { name, identifier, description } = ownFields;
export const companyIdentifier = identifier;
const lists = newLists(declared.lists);

/** A company that registers, with its first phone, address and e-mail. */
export const newCompany = z.object({
  name,
  identifier,
  phones: lists.phones.unwrap(),
  addresses: lists.addresses.unwrap(),
  emails: lists.emails.unwrap(),
});

/** The first phone and address, for who sends no lists (specification 3): required where they are there. */
const firstContacts = {
  phone: requiredPhone,
  stateId: requiredId,
  cityId: requiredId,
  address: requiredText(200),
};

/** A company that staff adds. `guid` is the form's own; the same one names the same company, sent again. */
const addedCompany = z.object({
  guid: guid.optional(),
  name,
  identifier,
  description,
  ...z.object(firstContacts).partial().shape,
  ...lists,
});

const named = z.object({ id: z.number(), name: z.string() });
const none = z.object({});

/** The text filters of the list of companies (specification 3); `tagId` is a tag's name. */
const companyFilters = {
  text: filterText,
  clientOfCompanyId: filterId,
  groupId: filterId,
  tagId: filterText,
  workBranchId: filterId,
  categoryId,
  brandId: filterId,
};
/** The types of the filters, in the order of the panel. */
export const companyFilterTypes = ['client-of', 'group', 'tag', 'work-branch', 'category', 'brand', 'text'] as const;
const offeredFilter = z.object({
  type: z.enum(companyFilterTypes),
  /** The key of its filter. */
  key: z.string(),
  title: z.string(),
  items: z.array(z.object({ id: z.string(), name: z.string() })),
  visible: z.boolean(),
});
export type CompanyFilter = z.output<typeof offeredFilter>;

/** More by one account in a quarter of an hour is no person's work. */
const ofStaff = (name: string, shared = true): Limit => ({ name, per: 'account', points: 300, seconds: 900, shared });

const page = { filters: {}, rowIndex: 0, rowsMax: 20 };
const sampleCompany = {
  name: 'Talleres del Este S.A.',
  identifier: '211003420017',
  phone: '2901 2345',
  stateId: 1,
  cityId: 1,
  address: 'Rivera 1234',
};

export const companyCalls = defineCalls({
  'company/find': {
    summary: 'Devuelve una empresa',
    access: 'signedIn',
    input: z.object({ id }),
    output: z.object({ data: company }),
    sites: 'rights',
    sample: { as: 'administrator', statements: 2, input: ({ companyId }) => ({ id: companyId }) },
  },
  'company/add': {
    summary: 'Crea una empresa en un grupo',
    access: 'seller',
    limit: ofStaff('company.add'),
    input: z.object({ companyGroupId, company: addedCompany }),
    output: z.object({ data: company }),
    sites: 'rights',
    sample: {
      as: 'seller',
      statements: 30,
      input: ({ companyGroupId }) => ({ companyGroupId, company: sampleCompany }),
    },
  },
  'company/update': {
    summary: 'Cambia los datos de una empresa y sus listas',
    access: 'seller',
    limit: ofStaff('company.update'),
    input: z.object({ id, parms: thingChanges(declared).optional(), ...listEdits(declared.lists) }),
    output: z.object({ data: company }),
    sites: 'rights',
    sample: {
      as: 'administrator',
      statements: 30,
      input: ({ companyId, personId }) => ({
        id: companyId,
        parms: { description: { value: 'Paga a 30 días', before: null } },
        employees: [{ mode: 'INS', personId }],
      }),
    },
  },
  'company/listFilters': {
    summary: 'Lista los filtros de empresas con lo que se puede elegir en cada uno',
    access: 'seller',
    limit: ofStaff('company.listFilters', false),
    input: none,
    output: z.object({ data: z.array(offeredFilter) }),
    sites: 'shared',
    sample: { as: 'seller', statements: 2, input: () => ({}) },
  },
  /** To the company of the caller's own account; what it has already stays as it is (docs/decisions/019-own-company.md). */
  'company/addContacts': {
    summary: 'Agrega teléfonos y direcciones a la empresa de la propia cuenta',
    access: 'signedIn',
    limit: { name: 'company.addContacts', per: 'account', points: 30, seconds: 900, shared: true },
    input: z.object({
      id,
      phones: z.array(addedPhone).max(itemLimit).optional(),
      addresses: z.array(addedAddress).max(itemLimit).optional(),
    }),
    output: z.object({ data: company }),
    sites: 'shared',
    sample: {
      as: 'company',
      statements: 15,
      input: ({ buyerId }) => ({
        id: buyerId,
        phones: [{ phone: '2901 2345', type: 'WOR' }],
        addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
      }),
    },
  },
  'company/filter': {
    summary:
      'Lista empresas según texto, de quién son clientes, grupo, etiqueta, rubro, categoría o marca que compraron',
    access: 'seller',
    input: listInput(companyFilters),
    output: z.object({ data: z.array(company), resultCount: z.number() }),
    sites: 'rights',
    sample: { as: 'seller', statements: 3, input: () => page },
  },
  'companyGroup/add': {
    summary: 'Crea un grupo de empresas',
    access: 'seller',
    limit: ofStaff('companyGroup.add'),
    input: z.object({ companyGroup: z.object(companyGroupFields) }),
    output: z.object({ data: companyGroup, res: companyGroup }),
    sites: 'shared',
    sample: { as: 'seller', statements: 8, input: () => ({ companyGroup: { name: 'Grupo Norte' } }) },
  },
  'companyGroup/find': {
    summary: 'Devuelve un grupo de empresas',
    access: 'seller',
    input: z.object({ id }),
    output: z.object({ data: companyGroup }),
    sites: 'shared',
    sample: { as: 'seller', statements: 2, input: ({ companyGroupId }) => ({ id: companyGroupId }) },
  },
  'companyGroup/filter': {
    summary: 'Lista los grupos de empresas según texto, o palabras de su nombre',
    access: 'seller',
    input: listInput({ text: filterText, name: filterText }),
    output: z.object({ data: z.array(companyGroup), resultCount: z.number() }),
    sites: 'shared',
    sample: { as: 'seller', statements: 3, input: () => page },
  },
  'companyGroup/update': {
    summary: 'Cambia el nombre o el sitio web de un grupo de empresas',
    access: 'seller',
    limit: ofStaff('companyGroup.update'),
    input: z.object({ id, parms: thingChanges(declaredGroup) }),
    output: z.object({ data: companyGroup }),
    sites: 'rights',
    sample: {
      as: 'seller',
      statements: 9,
      input: ({ companyGroupId }) => ({
        id: companyGroupId,
        parms: { web: { value: 'https://ejemplo.uy', before: null } },
      }),
    },
  },
  /** `isExample`: it is one of the program's examples, and the shop no demo, so that it takes no orders. Null for who does not work there. */
  'company/findOwn': {
    summary: 'Devuelve la empresa que vende en el sitio, y si es la de ejemplo, a quien trabaja en ella',
    access: 'seller',
    input: none,
    output: z.object({
      data: company.pick({ id: true, name: true, identifier: true }).extend({ isExample: z.boolean() }).nullable(),
    }),
    sample: { as: 'seller', statements: 2, input: () => ({}) },
  },
  'tag/list': {
    summary: 'Lista las etiquetas de empresas',
    access: 'seller',
    input: none,
    output: z.object({ data: z.array(named) }),
    sites: 'shared',
    sample: { as: 'seller', statements: 2, input: () => ({}) },
  },
  'workBranch/list': {
    summary: 'Lista los rubros de empresas',
    access: 'seller',
    input: none,
    output: z.object({ data: z.array(named) }),
    sites: 'shared',
    sample: { as: 'seller', statements: 2, input: () => ({}) },
  },
});
