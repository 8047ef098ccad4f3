import { expect, test } from 'vitest';
import type { Communication } from '#contract/communications';
import { contactText, nameText, shortContact, whenText } from './agenda-words.ts';

const contact = {
  creatorCompanyId: 1,
  contactCompanyId: 7,
  contactCompanyName: 'Taller Sur',
  contactPersonName: 'Ana',
  contactPersonLastName: 'Silva',
} as Communication;

test.each([
  [contact, 'Taller Sur · Ana Silva'],
  [{ ...contact, contactPersonName: null, contactPersonLastName: null }, 'Taller Sur'],
  [{ ...contact, isPrivate: true }, 'Particular · Ana Silva'],
  [{ ...contact, contactCompanyId: 1, contactCompanyName: 'La tienda' }, 'La tienda · Ana Silva'],
] as [Communication, string][])('the contact of %o is %s', (one, text) => {
  expect(contactText(one)).toBe(text);
});

test('where there is little place a private buyer is the person alone', () => {
  expect(shortContact(contact)).toBe('Taller Sur · Ana Silva');
  expect(shortContact({ ...contact, isPrivate: true })).toBe('Ana Silva');
  expect(shortContact({ ...contact, isPrivate: true, contactPersonName: null, contactPersonLastName: null })).toBe(
    'Particular',
  );
});

test('a name may lack a part', () => {
  expect(nameText('Ana', null)).toBe('Ana');
  expect(nameText(null, null)).toBe('');
});

test.each([
  ['2026-11-27T09:00', 'hoy 09:00'],
  ['2026-11-26T23:59', 'ayer 23:59'],
  ['2026-11-20T10:30', '20/11 10:30'],
  ['2025-12-31T10:30', '31/12/2025 10:30'],
])('%s is said as %s', (clock, text) => {
  expect(whenText(clock, '2026-11-27')).toBe(text);
});
