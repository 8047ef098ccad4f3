import { describe, expect, test } from 'vitest';
import type { Communication } from '#contract/communications';
import { messages } from '#contract/plain/messages';
import { errorsOf } from '#web/panel/edit/field-errors';
import { communicationFields } from './communication-fields.tsx';
import { newValues } from './communication-values.ts';

const author = { personId: 3, name: 'Ana', lastName: 'Pérez', companyId: 1, companyName: 'La Casa' };
const stored = {
  lastEvent: 'SCH',
  creatorPersonId: 3,
  creatorPersonName: 'Ana',
  creatorPersonLastName: 'Pérez',
  creatorCompanyId: 1,
  creatorCompanyName: 'La Casa',
} as Communication;

const shown = (values: object, one?: Communication) =>
  communicationFields([author], one)
    .filter(({ isShown }) => !isShown || isShown({ ...values }))
    .map(({ name }) => name);
const choicesOf = (name: string, one: Communication, authors = [author]) => {
  const field = communicationFields(authors, one).find((each) => each.name === name);
  return field?.kind === 'choice' ? field.choices.map(({ label }) => label) : [];
};

describe('the fields of a communication', () => {
  const always = ['isPrivate', 'contactCompanyId', 'contactPersonId', 'subject', 'message', 'author'];
  test.each([
    [{ type: 'PHO', lastEvent: 'DON' }, ['type', 'lastEvent', 'doneAt', ...always]],
    [{ type: 'PHO', lastEvent: 'SCH' }, ['type', 'lastEvent', 'newDate', ...always]],
    [{ type: 'EMA', lastEvent: 'SCH' }, ['type', 'lastEvent', 'newDate', ...always]],
    [{ type: 'EMA', lastEvent: 'DON' }, ['type', 'lastEvent', 'doneAt', ...always, 'sendTo']],
  ])('of a new one as %o', (values, names) => {
    expect(shown(values)).toEqual(names);
  });

  test('a private contact has no company', () => {
    expect(shown({ isPrivate: true })).not.toContain('contactCompanyId');
  });

  test.each([
    ['SCH', 'SCH', ['newDate']],
    ['RSC', 'SCH', ['newDate']],
    ['SCH', 'DON', ['doneAt', 'observation']],
    ['SCH', 'CAN', ['doneAt', 'observation']],
    ['DON', 'DON', []],
    ['DON', 'SCH', ['newDate', 'observation']],
  ] as const)('of a stored one that is %s and is saved as %s', (lastEvent, as, names) => {
    const own = shown({ type: 'EMA', lastEvent: as }, { ...stored, lastEvent });
    expect(own.slice(2, own.indexOf('isPrivate'))).toEqual(names);
    // It was mailed as it was noted, or not at all.
    expect(own).not.toContain('sendTo');
  });

  test.each([
    ['SCH', ['Hecha', 'Agendada', 'Cancelada']],
    ['RSC', ['Hecha', 'Agendada', 'Cancelada']],
    ['DON', ['Hecha', 'Agendada']],
    ['CAN', ['Agendada', 'Cancelada']],
  ] as const)('one that is %s may be saved as %o', (lastEvent, words) => {
    expect(choicesOf('lastEvent', { ...stored, lastEvent })).toEqual(words);
  });

  test('an author stays one whom the caller may not name, or who was erased', () => {
    expect(choicesOf('author', stored)).toEqual(['Ana Pérez']);
    const colleague = { ...stored, creatorPersonId: 8, creatorPersonName: 'Luis', creatorPersonLastName: 'Sosa' };
    expect(choicesOf('author', colleague)).toEqual(['Luis Sosa', 'Ana Pérez']);
    expect(choicesOf('author', { ...stored, creatorPersonId: null })).toEqual(['Persona borrada', 'Ana Pérez']);
    const other = { ...author, companyId: 2, companyName: 'La Otra' };
    expect(choicesOf('author', stored, [author, other])).toEqual(['Ana Pérez · La Casa', 'Ana Pérez · La Otra']);
  });

  test('each rule that is broken has its sentence at its field', () => {
    const values = { ...newValues({ lastEvent: 'SCH' }, undefined), subject: ' ' };
    expect(errorsOf(communicationFields([author]), values)).toEqual({
      newDate: messages['field.moment'],
      contactCompanyId: messages['field.required'],
      subject: messages['field.required'],
      message: messages['field.required'],
      author: messages['field.required'],
    });
  });
});
