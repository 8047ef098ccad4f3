import type { Company } from '#contract/companies';
import type { Person } from '#contract/people';
import { defaultOf } from '#web/panel/default-of';
import type { Preset } from './communication-values.ts';

/** A company as the contact, with the person whom one asks for there. */
export const companyPreset = ({ id, name, employees }: Company): Preset => {
  const person = defaultOf(employees ?? []);
  return {
    contactCompanyId: id,
    contactCompanyName: name,
    ...(person && {
      contactPersonId: person.personId,
      contactPersonName: person.name,
      contactPersonLastName: person.lastName,
    }),
  };
};

/** Both as the contact, as of an order: that person for that company, whomever either has else. */
export const contactPreset = (company: Company | undefined, person: Person | undefined): Preset => {
  if (!company || !person) return company ? companyPreset(company) : person ? personPreset(person) : {};
  return {
    ...personPreset(person),
    contactCompanyId: company.id,
    contactCompanyName: company.name,
    isPrivate: false,
  };
};

/** A person as the contact, with the company that is worked for; whoever works for none is private. */
export const personPreset = ({ id, name, lastName, employeeOf: [employer] }: Person): Preset => ({
  contactPersonId: id,
  contactPersonName: name,
  contactPersonLastName: lastName,
  ...(employer ? { contactCompanyId: employer.id, contactCompanyName: employer.name } : { isPrivate: true }),
});
