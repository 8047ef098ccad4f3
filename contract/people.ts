import { z } from 'zod';
import { defineCalls } from '#contract/call';
import {
  changes,
  filterId,
  filterText,
  id,
  itemLimit,
  listInput,
  listItem,
  optionalText,
  requiredEmail,
  requiredId,
  requiredPhone,
  requiredText,
} from '#contract/fields';

export const phoneFields = {
  phone: requiredPhone,
  type: z.enum(['HOM', 'WOR']).default('HOM'),
  observation: optionalText(200),
  isDefault: z.boolean().optional(),
};
export const addressFields = {
  address: requiredText(200),
  stateId: requiredId,
  cityId: requiredId,
  zIPCode: optionalText(20),
  recipient: optionalText(120),
  observation: optionalText(300),
  identifier: optionalText(60),
  geolocation: optionalText(60),
  isDefault: z.boolean().optional(),
};
export const emailFields = { email: requiredEmail(), isDefault: z.boolean().optional() };

/** A phone and an address that are added as they are, and make nothing the default. */
export const addedPhone = z.object(phoneFields).omit({ isDefault: true });
export const addedAddress = z.object(addressFields).omit({ isDefault: true });

export const phone = z.object({
  id: z.number(),
  phone: z.string(),
  type: z.string(),
  observation: z.string().nullable(),
  isDefault: z.boolean(),
});
export const address = z.object({
  id: z.number(),
  address: z.string(),
  stateId: z.number(),
  stateName: z.string(),
  cityId: z.number(),
  cityName: z.string(),
  zIPCode: z.string().nullable(),
  recipient: z.string().nullable(),
  observation: z.string().nullable(),
  identifier: z.string().nullable(),
  geolocation: z.string().nullable(),
  isDefault: z.boolean(),
});
export const email = z.object({ id: z.number(), email: z.string(), isDefault: z.boolean() });
export type Phone = z.output<typeof phone>;
export type Address = z.output<typeof address>;

export const person = z.object({
  id: z.number(),
  name: z.string(),
  lastName: z.string(),
  identifier: z.string().nullable(),
  employeeOf: z.array(z.object({ id: z.number(), name: z.string(), position: z.string() })),
  phones: z.array(phone),
  addresses: z.array(address),
  emails: z.array(email),
});
export type Person = z.output<typeof person>;

export const personName = requiredText(60);

/** A new person with the first phone, address and e-mail. */
export const newPerson = z.object({
  name: personName,
  lastName: personName,
  identifier: optionalText(30),
  defaultEmail: optionalText(254),
  phones: z.array(z.object(phoneFields)).max(itemLimit),
  addresses: z.array(z.object(addressFields)).max(itemLimit),
  emails: z.array(z.object(emailFields)).max(itemLimit),
});

export const childLists = {
  phones: z.array(listItem(phoneFields)).max(itemLimit).optional(),
  addresses: z.array(listItem(addressFields)).max(itemLimit).optional(),
  emails: z.array(listItem(emailFields)).max(itemLimit).optional(),
};

export const peopleCalls = defineCalls({
  'person/find': {
    summary: 'Devuelve una persona',
    access: 'signedIn',
    input: z.object({ id }),
    output: z.object({ data: person }),
  },
  /** Each change may cause a mail; staff who tidy up all day stay below. */
  'person/update': {
    summary: 'Cambia los datos de una persona, sus teléfonos, direcciones y correos',
    access: 'signedIn',
    limit: { name: 'person.update', per: 'account', points: 120, seconds: 900, shared: true },
    input: z.object({
      id,
      parms: changes({ name: personName, lastName: personName, identifier: optionalText(30) }).optional(),
      ...childLists,
    }),
    output: z.object({ data: person }),
  },
  'person/add': {
    summary: 'Crea una persona',
    access: 'seller',
    input: z.object({ person: newPerson }),
    output: z.object({ data: person }),
  },
  'person/filter': {
    summary: 'Lista personas según texto o la empresa de la que son clientes',
    access: 'seller',
    input: listInput({ text: filterText, clientOfCompanyId: filterId }),
    output: z.object({ data: z.array(person), resultCount: z.number() }),
  },
});
