import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { guid, id, optionalText, typedText } from '#contract/fields';
import { filterId, filterText, listInput } from '#contract/filters';
import { isEmail } from '#contract/plain/field-rules';
import { messages } from '#contract/plain/messages';
import {
  enteredShape,
  itemShape,
  listEdits,
  newLists,
  storedItem,
  storedThing,
  thingChanges,
} from '#contract/thing-schemas';
import * as declared from '#contract/things/contacts';
import { person as declaredPerson } from '#contract/things/person';

/** A phone and an address that are added as they are, and make nothing the default. */
export const addedPhone = z.object(itemShape(declared.phoneFields)).omit({ isDefault: true });
export const addedAddress = z.object(itemShape(declared.addressFields)).omit({ isDefault: true });

export const phone = storedItem(declared.phoneFields);
export const address = storedItem(declared.addressFields);
export const email = storedItem(declared.emailFields);
export type Phone = z.output<typeof phone>;
export type Address = z.output<typeof address>;

export const person = storedThing(declaredPerson).extend({
  employeeOf: z.array(z.object({ id: z.number(), name: z.string(), position: z.string() })),
  /** Whether an account signs in as this person, activated or not. */
  hasAccount: z.boolean(),
});
export type Person = z.output<typeof person>;

const fields = enteredShape(declaredPerson.fields);
export const personName = fields.name;

const lists = newLists(declaredPerson.lists);

/** A person who registers, with the first phone, address and e-mail; the account's e-mail counts, whatever the default is. */
export const newPerson = z.object({
  ...fields,
  defaultEmail: optionalText(254),
  phones: lists.phones.unwrap(),
  addresses: lists.addresses.unwrap(),
  emails: lists.emails.unwrap(),
});

/** A person whom staff adds. `guid` is the form's own; the same one names the same person, sent again. */
const addedPerson = z.object({
  guid: guid.optional(),
  ...fields,
  defaultEmail: optionalText(254).refine((value) => value === null || isEmail(value), messages['field.email']),
  ...lists,
});

/** A person whom the caller reads and whom a new one may be: by a document, an e-mail, a phone or the name. */
const personTwin = person.pick({ id: true, name: true, lastName: true, identifier: true }).extend({
  /** The default one. */
  email: z.string().nullable(),
  by: z.enum(['identifier', 'email', 'phone', 'name']),
});
export type PersonTwin = z.output<typeof personTwin>;

const samplePerson = {
  name: 'Eva',
  lastName: 'Paz',
  defaultEmail: 'eva@ejemplo.uy',
  phones: [{ phone: '099 123 456', type: 'HOM' }],
  addresses: [{ address: 'Rincón 500', stateId: 1, cityId: 1 }],
  emails: [{ email: 'paz@ejemplo.uy' }],
};

export const peopleCalls = defineCalls({
  'person/find': {
    summary: 'Devuelve una persona',
    access: 'signedIn',
    input: z.object({ id }),
    output: z.object({ data: person }),
    sites: 'rights',
    sample: { as: 'seller', statements: 2, input: ({ personId }) => ({ id: personId }) },
  },
  /** Each change may cause a mail; staff who tidy up all day stay below. */
  'person/update': {
    summary: 'Cambia los datos de una persona, sus teléfonos, direcciones y correos',
    access: 'signedIn',
    limit: { name: 'person.update', per: 'account', points: 120, seconds: 900, shared: true },
    input: z.object({
      id,
      parms: thingChanges(declaredPerson).optional(),
      ...listEdits(declaredPerson.lists),
    }),
    output: z.object({ data: person }),
    sites: 'rights',
    sample: {
      as: 'seller',
      statements: 9,
      input: ({ personId }) => ({ id: personId, parms: { name: { value: 'Anita', before: 'Ana' } } }),
    },
  },
  'person/add': {
    summary: 'Crea una persona',
    access: 'seller',
    limit: { name: 'person.add', per: 'account', points: 120, seconds: 900, shared: true },
    input: z.object({ person: addedPerson }),
    output: z.object({ data: person }),
    sites: 'shared',
    sample: { as: 'seller', statements: 18, input: () => ({ person: samplePerson }) },
  },
  'person/filter': {
    summary: 'Lista personas según texto, la empresa de la que son clientes o aquella en la que trabajan',
    access: 'seller',
    input: listInput({ text: filterText, clientOfCompanyId: filterId, employerId: filterId }),
    output: z.object({ data: z.array(person), resultCount: z.number() }),
    sites: 'rights',
    sample: { as: 'seller', statements: 3, input: () => ({ filters: {}, rowIndex: 0, rowsMax: 20 }) },
  },
  /** A form asks at every pause in typing. */
  'person/listTwins': {
    summary: 'Lista personas que pueden ser la que se está escribiendo, por documento, e-mail, teléfono o nombre',
    access: 'seller',
    input: z.object({
      name: typedText(60),
      lastName: typedText(60).optional(),
      identifier: typedText(30).optional(),
      phone: typedText(40).optional(),
      email: typedText(254).optional(),
    }),
    output: z.object({ data: z.array(personTwin) }),
    limit: { name: 'person.listTwins', per: 'account', points: 300, seconds: 60, shared: false },
    sites: 'rights',
    sample: { as: 'seller', statements: 2, input: () => ({ name: 'Ana', lastName: 'Pérez', phone: '099 123 456' }) },
  },
});
