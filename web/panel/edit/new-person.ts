import { z } from 'zod';
import { isEmail, isPhone } from '#contract/plain/field-rules';
import { enteredShape } from '#contract/thing-schemas';
import { emailFields, phoneFields } from '#contract/things/contacts';
import { person } from '#contract/things/person';
import type { NewField, NewValues } from '#web/panel/new-named.tsx';

const { name, lastName } = enteredShape(person.fields);
const [{ phone }, { email }] = [enteredShape(phoneFields), enteredShape(emailFields)];

/** The same rule, for a field that may be left empty. */
const optional = (rule: z.ZodType<string, string | null | undefined>) =>
  z
    .string()
    .transform((value): string | null | undefined => value.trim() || null)
    .pipe(rule.nullable());

/** Fields of a person who is added where another thing refers to him. */
export const newPersonFields: readonly [NewField, ...NewField[]] = [
  { name: 'name', label: 'Nombre', rule: name },
  { name: 'lastName', label: 'Apellido', rule: lastName },
  { name: 'phone', label: 'Teléfono (opcional)', rule: optional(phone), inputMode: 'tel' },
  { name: 'email', label: 'E-mail (opcional)', rule: optional(email), inputMode: 'email' },
];

/** The fields that a text fills by which somebody was looked for: a phone, an e-mail, or else a name, whose first word is the first name. */
export const typedPerson = (typed: string): NewValues => {
  const text = typed.trim();
  if (isEmail(text)) return { email: text };
  if (isPhone(text) && !/\p{L}/u.test(text)) return { phone: text };
  const [first = '', ...rest] = text.split(/\s+/);
  return { name: first, lastName: rest.join(' ') };
};

/** The person as the call that adds it takes it. */
export const enteredPerson = ({ phone: number, email: address, ...names }: NewValues) => ({
  ...names,
  phones: number?.trim() ? [{ phone: number }] : [],
  emails: address?.trim() ? [{ email: address }] : [],
});
