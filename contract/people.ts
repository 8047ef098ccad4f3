import { z } from 'zod';
import { defineCalls } from '#contract/call';
import { filterId, filterText, id, itemLimit, listInput, optionalText } from '#contract/fields';
import { enteredShape, itemShape, listEdits, storedItem, storedThing, thingChanges } from '#contract/thing-schemas';
import * as declared from '#contract/things/contacts';
import { person as declaredPerson } from '#contract/things/person';

const phoneFields = itemShape(declared.phoneFields);
const addressFields = itemShape(declared.addressFields);
const emailFields = itemShape(declared.emailFields);

/** A phone and an address that are added as they are, and make nothing the default. */
export const addedPhone = z.object(phoneFields).omit({ isDefault: true });
export const addedAddress = z.object(addressFields).omit({ isDefault: true });

export const phone = storedItem(declared.phoneFields);
export const address = storedItem(declared.addressFields);
export const email = storedItem(declared.emailFields);
export type Phone = z.output<typeof phone>;
export type Address = z.output<typeof address>;

export const person = storedThing(declaredPerson).extend({
  employeeOf: z.array(z.object({ id: z.number(), name: z.string(), position: z.string() })),
});
export type Person = z.output<typeof person>;

const fields = enteredShape(declaredPerson.fields);
export const personName = fields.name;

/** A new person with the first phone, address and e-mail. */
export const newPerson = z.object({
  ...fields,
  defaultEmail: optionalText(254),
  phones: z.array(z.object(phoneFields)).max(itemLimit),
  addresses: z.array(z.object(addressFields)).max(itemLimit),
  emails: z.array(z.object(emailFields)).max(itemLimit),
});

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
      parms: thingChanges(declaredPerson).optional(),
      ...listEdits(declaredPerson.lists),
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
