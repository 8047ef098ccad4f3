import { z } from 'zod';
import { vehicle } from '#contract/autoparts';
import { defineCalls, done, quarterHour } from '#contract/call';
import { company, newCompany } from '#contract/companies';
import {
  changes,
  guid,
  id,
  key,
  optionalText,
  requiredEmail,
  requiredPassword,
  requiredText,
  year,
} from '#contract/fields';
import { newPerson, person, personName } from '#contract/people';

export const roles = ['seller', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** Which accounts a list may be narrowed to. */
export const userGroups = ['staff', 'customers', 'inactive', 'locked'] as const;
export type UserGroup = (typeof userGroups)[number];

/** `externalId` is 'personId:12' or 'companyId:7'. */
export const user = z.object({
  guid: z.string(),
  name: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isSeller: z.boolean(),
  roles: z.array(z.string()),
  externalId: z.string(),
  person: person.nullable(),
  company: company.nullable(),
  /** The companies whose orders and settings this user may open. */
  sellsFor: z.array(z.object({ id: z.number(), name: z.string(), isOwn: z.boolean() })),
  isActive: z.boolean(),
  isLocked: z.boolean(),
  /** The vehicle that the user looks for parts for, and the year of his own where he said it. */
  vehicle: vehicle.nullable(),
  vehicleYear: z.number().nullable(),
});
export type User = z.output<typeof user>;

const newUser = z.object({
  name: requiredText(254).optional(),
  email: requiredEmail(),
  password: requiredPassword,
  firstName: personName,
  lastName: personName,
  /** Version of the text that the person agreed to (contract/plain/consents.ts). */
  consent: optionalText(40),
});

// A vehicle without a year drops the year of the one before.
const ownVehicle = { vehicleId: id.nullable(), vehicleYear: year.nullable() };

/** `from`: a path of this site, which the mail's link leads on to; another address is as none. */
const from = optionalText(500);
const link = { urlActivation: key(300), from };

export const accountCalls = defineCalls({
  'user/addWithPerson': {
    summary: 'Registra a una persona y le manda el enlace que activa su cuenta',
    access: 'anyone',
    limit: quarterHour('registration'),
    input: z.object({ user: newUser, person: newPerson, ...link }),
    output: done,
  },
  'user/addWithCompany': {
    summary: 'Registra a una empresa y le manda el enlace que activa su cuenta',
    access: 'anyone',
    limit: quarterHour('registration'),
    input: z.object({ user: newUser, company: newCompany, ...link }),
    output: done,
  },
  /** `newPassword` is required where `user/checkActivation` says that the account needs one. */
  'user/activate': {
    summary: 'Activa una cuenta con el enlace que llegó por correo',
    access: 'anyone',
    input: z.object({ guid, newPassword: requiredPassword.optional() }),
    output: done,
  },
  /** One that never was is refused as one that was used. */
  'user/checkActivation': {
    summary: 'Dice si un enlace todavía activa una cuenta y si pide una contraseña, sin usarlo',
    access: 'anyone',
    input: z.object({ guid }),
    output: z.object({ data: z.object({ needsPassword: z.boolean() }) }),
  },
  'user/resendActivation': {
    summary: 'Manda otra vez el enlace que activa una cuenta',
    access: 'anyone',
    limit: quarterHour('resend'),
    input: z.object({ email: requiredEmail(), from }),
    output: done,
  },
  'user/restorePwdStep1': {
    summary: 'Manda el enlace para elegir una contraseña nueva',
    access: 'anyone',
    limit: quarterHour('reset'),
    input: z.object({ email: requiredEmail(), from }),
    output: done,
  },
  'user/restorePwdStep2': {
    summary: 'Guarda una contraseña nueva con la clave que llegó por correo',
    access: 'anyone',
    limit: { name: 'resetKey', points: 20, seconds: 900, shared: true },
    input: z.object({ key: key(200), email: requiredEmail(), newPassword: requiredPassword }),
    output: done,
  },
  /** `path`: where its password is chosen, or where an account in use signs in. Once and for a day (decision A4). */
  'user/addFirstAdministrator': {
    summary: 'Hace la primera cuenta que administra una tienda vacía, con la clave que muestra su arranque',
    access: 'anyone',
    limit: quarterHour('setup'),
    input: z.object({ key: key(200), email: requiredEmail() }),
    output: z.object({ data: z.object({ path: z.string() }) }),
  },
  'user/get': {
    summary: 'Devuelve un usuario con su persona o empresa',
    access: 'signedIn',
    input: z.object({ guid }),
    output: z.object({ data: user }),
  },
  'user/update': {
    summary: 'Cambia el nombre o el vehículo de un usuario',
    access: 'signedIn',
    input: z.object({ guid, parms: changes({ firstName: personName, lastName: personName, ...ownVehicle }) }),
    output: z.object({ data: user }),
  },
  'user/changePwd': {
    summary: 'Cambia la contraseña de la propia cuenta',
    access: 'signedIn',
    limit: { name: 'password.change', per: 'account', points: 20, seconds: 900, shared: true },
    input: z.object({ password: requiredPassword, newPassword: requiredPassword }),
    output: done,
  },
  'user/logout': {
    summary: 'Cierra la sesión',
    access: 'signedIn',
    input: z.object({}),
    output: done,
  },
});
