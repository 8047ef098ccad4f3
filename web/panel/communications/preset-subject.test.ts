import { expect, test } from 'vitest';
import { presetSubject } from './preset-subject.ts';

const company = { contactCompanyName: 'Taller Sur' };
const person = { ...company, contactPersonName: 'Ana', contactPersonLastName: 'Silva' };

test.each([
  ['PHO', 'DON', person, 'Llamada con Ana Silva'],
  ['PHO', 'SCH', person, 'Llamar a Ana Silva'],
  ['PHO', 'DON', company, 'Llamada con Taller Sur'],
  ['VIS', 'DON', company, 'Visita a Taller Sur'],
  ['VIS', 'SCH', company, 'Visitar a Taller Sur'],
  ['BRA', 'DON', person, 'En la sucursal con Ana Silva'],
  ['OTH', 'SCH', company, 'Contactar a Taller Sur'],
  // Its recipient reads it.
  ['EMA', 'DON', person, ''],
  ['PHO', 'DON', {}, ''],
  ['PHO', 'DON', { ...company, isPrivate: true }, ''],
  ['PHO', 'DON', { ...person, isPrivate: true }, 'Llamada con Ana Silva'],
])('%s, %s, with %o has the subject «%s»', (type, lastEvent, contact, subject) => {
  expect(presetSubject({ type, lastEvent, ...contact })).toBe(subject);
});

test('a long name is cut to what a subject takes', () => {
  expect(presetSubject({ type: 'PHO', lastEvent: 'DON', contactCompanyName: 'x'.repeat(120) })).toHaveLength(120);
});
