import { expect, test } from 'vitest';
import type { Company } from '#contract/companies';
import type { Person } from '#contract/people';
import { contactPreset } from './contact-presets.ts';

const employee = { personId: 4, name: 'Eva', lastName: 'Gil', isDefault: true };
const company = { id: 8, name: 'Taller Sur', employees: [employee] } as unknown as Company;
const person = { id: 9, name: 'Ana', lastName: 'Silva', employeeOf: [] } as unknown as Person;
const ana = { contactPersonId: 9, contactPersonName: 'Ana', contactPersonLastName: 'Silva' };
const taller = { contactCompanyId: 8, contactCompanyName: 'Taller Sur' };

test.each([
  ['a company', company, undefined, { ...taller, contactPersonId: 4 }],
  ['a person of no company', undefined, person, { ...ana, isPrivate: true }],
  ['both', company, person, { ...taller, ...ana, isPrivate: false }],
])('what is new begins with %s', (_, ofCompany, ofPerson, preset) => {
  expect(contactPreset(ofCompany, ofPerson)).toMatchObject(preset);
});

test('what is new begins with nobody', () => {
  expect(contactPreset(undefined, undefined)).toEqual({});
});
