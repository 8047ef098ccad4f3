import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { filterText, id, itemLimit, listInput, requiredText } from '#contract/fields';
import {
  addedAddress,
  addedPhone,
  address,
  addressFields,
  email,
  emailFields,
  phone,
  phoneFields,
} from '#contract/people';
import { digitsOf, identifierMin } from '#contract/plain/field-rules';
import { messages } from '#contract/plain/messages';

export const company = z.object({
  id: z.number(),
  name: z.string(),
  identifier: z.string(),
  description: z.string().nullable(),
  companyGroupId: z.number().nullable(),
  companyGroupName: z.string().nullable(),
  phones: z.array(phone),
  addresses: z.array(address),
  emails: z.array(email),
});
export type Company = z.output<typeof company>;

/** A RUT has at least twelve digits; other signs are dropped. */
export const companyIdentifier = requiredText(40)
  .transform(digitsOf)
  .pipe(z.string().min(identifierMin, messages['field.identifier']).max(20, messages['field.identifier']));

/** A company that registers, with its first phone, address and e-mail. */
export const newCompany = z.object({
  name: requiredText(120),
  identifier: companyIdentifier,
  phones: z.array(z.object(phoneFields)).max(itemLimit),
  addresses: z.array(z.object(addressFields)).max(itemLimit),
  emails: z.array(z.object(emailFields)).max(itemLimit),
});

const named = z.object({ id: z.number(), name: z.string() });
const none = z.object({});

export const companyCalls = defineCalls({
  'company/find': {
    summary: 'Devuelve una empresa',
    access: 'signedIn',
    input: z.object({ id }),
    output: z.object({ data: company }),
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
  },
  'company/filter': {
    summary: 'Lista empresas según texto',
    access: 'seller',
    input: listInput({ text: filterText }),
    output: z.object({ data: z.array(company), resultCount: z.number() }),
  },
  /** `isExample`: it is one of the program's examples, and the shop no demo, so that it takes no orders. Null for who does not work there. */
  'company/findOwn': {
    summary: 'Devuelve la empresa que vende en el sitio, y si es la de ejemplo, a quien trabaja en ella',
    access: 'seller',
    input: none,
    output: z.object({
      data: company.pick({ name: true, identifier: true }).extend({ isExample: z.boolean() }).nullable(),
    }),
  },
  'tag/list': {
    summary: 'Lista las etiquetas de empresas',
    access: 'seller',
    input: none,
    output: z.object({ data: z.array(named) }),
  },
  'workBranch/list': {
    summary: 'Lista los rubros de empresas',
    access: 'seller',
    input: none,
    output: z.object({ data: z.array(named) }),
  },
});
