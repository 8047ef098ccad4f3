import { describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { enteredPerson, newPersonFields, typedPerson } from './new-person.ts';

describe('a text by which somebody was looked for', () => {
  test.each([
    ['', { name: '', lastName: '' }],
    ['  Ana ', { name: 'Ana', lastName: '' }],
    ['Ana  Paz Sosa', { name: 'Ana', lastName: 'Paz Sosa' }],
    ['099 123 456', { phone: '099 123 456' }],
    ['ana@ejemplo.uy', { email: 'ana@ejemplo.uy' }],
    ['Taller 2901 2345', { name: 'Taller', lastName: '2901 2345' }],
  ])('%j fills %j', (typed, fields) => {
    expect(typedPerson(typed)).toEqual(fields);
  });
});

describe('a person who is added where another thing names it', () => {
  const refusalOf = (name: string, value: string) =>
    newPersonFields.find((field) => field.name === name)?.rule.safeParse(value).error?.issues[0]?.message;

  test.each([
    ['name', '', messages['field.required']],
    ['lastName', ' ', messages['field.required']],
    ['phone', '', undefined],
    ['phone', '099 123 456', undefined],
    ['phone', 'mañana', messages['field.phone']],
    ['email', ' ', undefined],
    ['email', 'ana@ejemplo.uy', undefined],
    ['email', 'ana@', messages['field.email']],
  ])('has a %s: %j is refused with %j', (name, value, refusal) => {
    expect(refusalOf(name, value)).toBe(refusal);
  });

  test('is sent without what was left empty', () => {
    const names = { name: 'Ana', lastName: 'Paz' };
    expect(enteredPerson({ ...names, phone: ' ' })).toEqual({ ...names, phones: [], emails: [] });
    expect(enteredPerson({ ...names, phone: '099 123 456', email: 'ana@ejemplo.uy' })).toEqual({
      ...names,
      phones: [{ phone: '099 123 456' }],
      emails: [{ email: 'ana@ejemplo.uy' }],
    });
  });
});
