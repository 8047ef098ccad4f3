import { digitsOf, identifierMin } from '#contract/plain/field-rules';
import { formMessages } from '#contract/plain/form-messages';
import { call } from '#web/data/call';
import { emailErrors, missingFields, newPasswordErrors, phoneErrors } from '#web/data/field-checks';
import { paths } from '#web/paths';
import type { FormErrors, FormRefusal, FormValues } from '#web/ui/form-state';

const required = ['name', 'lastName', 'stateId', 'cityId', 'address', 'consent'];

/** Errors of a registration before it is sent. */
export const checkRegistration = (values: FormValues): FormErrors => ({
  ...(values.kind === 'company' && companyErrors(values)),
  ...missingFields(values, required),
  ...phoneErrors(values),
  ...emailErrors(values),
  ...newPasswordErrors(values),
});

const companyErrors = (values: FormValues): FormErrors => ({
  ...(digitsOf(values.identifier ?? '').length < identifierMin && { identifier: formMessages['field.identifier'] }),
  ...missingFields(values, ['companyName', 'identifier']),
});

// Where the server's names of fields are not those of the form.
const formNames: Record<string, string> = {
  'phones.0.phone': 'phone',
  'addresses.0.address': 'address',
  'addresses.0.stateId': 'stateId',
  'addresses.0.cityId': 'cityId',
  'emails.0.email': 'email',
  firstName: 'name',
  password: 'newPassword',
};

type Sent = {
  /** The version of the legal texts that was agreed to. */
  termsVersion: string;
  /** Where the link of the mail leads on to. */
  from: string | null;
};

/** Registers the person or company of the form. */
export const register = async (values: FormValues, { termsVersion, from }: Sent): Promise<FormRefusal> => {
  const isCompany = values.kind === 'company';
  const sent = { user: userOf(values, termsVersion), urlActivation: paths.activation(''), from };
  const answer = isCompany
    ? await call('user/addWithCompany', { ...sent, company: companyOf(values) })
    : await call('user/addWithPerson', { ...sent, person: personOf(values) });
  if (answer.ok) return undefined;
  const fields = Object.entries(answer.fields).map(([name, sentence]) => [
    isCompany && name === 'name' ? 'companyName' : (formNames[name] ?? name),
    sentence,
  ]);
  return { error: answer.error, fields: Object.fromEntries(fields) };
};

const personOf = (values: FormValues) => {
  const { name = '', lastName = '', email = '' } = values;
  return { name, lastName, defaultEmail: email, ...contactsOf(values, `${name} ${lastName}`) };
};

const companyOf = (values: FormValues) => {
  const { companyName: name = '', identifier = '' } = values;
  return { name, identifier, ...contactsOf(values, name) };
};

const userOf = ({ name = '', lastName = '', email = '', newPassword = '' }: FormValues, termsVersion: string) => ({
  name: `${name} ${lastName}`,
  email,
  password: newPassword,
  firstName: name,
  lastName,
  consent: termsVersion,
});

const contactsOf = ({ phone = '', stateId, cityId, address = '', email = '' }: FormValues, recipient: string) => ({
  phones: [{ phone, type: 'HOM' as const }],
  addresses: [{ address, recipient, cityId: Number(cityId), stateId: Number(stateId) }],
  emails: [{ email }],
});
