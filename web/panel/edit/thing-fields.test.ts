import { describe, expect, test } from 'vitest';
import { messages } from '#contract/plain/messages';
import { idOf, lines, link, oneOf, required, rut, text, thing } from '#contract/plain/thing';
import { communication } from '#contract/things/communication';
import { company } from '#contract/things/company';
import { person } from '#contract/things/person';
import { errorsOf } from './field-errors.ts';
import type { EditField } from './fields.ts';
import { thingFields } from './thing-fields.ts';

const boat = thing({
  noun: 'boat',
  table: 'boat',
  wire: 'Boat',
  fields: [
    { name: 'name', label: 'Nombre', rule: required(text(60)) },
    { name: 'groupId', label: 'Grupo', rule: required(idOf('companyGroup')), mayLack: true },
    {
      name: 'groupName',
      label: 'Grupo',
      from: { by: 'group_id', table: 'company_group', column: 'name' },
      rule: text(120),
    },
    { name: 'identifier', label: 'RUT', rule: rut },
    { name: 'web', label: 'Sitio', rule: link(300) },
    { name: 'notes', label: 'Notas', rule: lines(500) },
    { name: 'flag', label: 'Bandera', rule: oneOf({ UY: 'Uruguay', AR: 'Argentina' }, 'UY') },
  ],
  lists: [
    {
      name: 'crew',
      label: 'Tripulación',
      wire: 'Crew',
      table: 'crew',
      key: 'personId',
      readBy: 'people',
      fields: [
        { name: 'personId', label: 'Persona', rule: required(idOf('person')) },
        {
          name: 'lastName',
          label: 'Apellido',
          from: { by: 'person_id', table: 'person', column: 'last_name' },
          rule: text(60),
        },
        { name: 'rank', label: 'Cargo', rule: oneOf({ CAP: 'Manda', MAR: 'Navega' }, 'MAR') },
        { name: 'page', label: 'Página', rule: link(300) },
      ],
    },
  ],
});
const fieldOf = (fields: readonly EditField[], name: string) => fields.find((one) => one.name === name);

describe('the fields of a thing', () => {
  test('each has the control of its rule, its label, and whether it has to be there', () => {
    expect(
      thingFields(boat).map(({ name, label, kind, isRequired }) => [name, label, kind, isRequired ?? false]),
    ).toEqual([
      ['name', 'Nombre', 'text', true],
      ['groupId', 'Grupo', 'named', true],
      ['identifier', 'RUT', 'text', true],
      ['web', 'Sitio', 'link', false],
      ['notes', 'Notas', 'lines', false],
      ['flag', 'Bandera', 'choice', false],
      ['crew', 'Tripulación', 'items', false],
    ]);
    expect(fieldOf(thingFields(boat), 'groupId')).toMatchObject({
      named: { of: 'company_group', names: [{ name: 'groupName', column: 'name' }] },
    });
    expect(fieldOf(thingFields(boat), 'flag')).toMatchObject({
      choices: [
        { value: 'UY', label: 'Uruguay' },
        { value: 'AR', label: 'Argentina' },
      ],
    });
  });

  test('a list has the columns of its fields, and a new item what its rules say', () => {
    expect(fieldOf(thingFields(boat), 'crew')).toMatchObject({
      addLabel: 'Agregar persona',
      columns: [
        {
          name: 'personId',
          kind: 'named',
          named: { of: 'person', names: [{ name: 'lastName', column: 'last_name' }] },
        },
        { name: 'rank', kind: 'choice' },
        { name: 'page', kind: 'text', isLink: true },
      ],
      blank: { personId: null, rank: 'MAR', page: '' },
    });
    const blanks = { crew: { rank: 'CAP' } };
    expect(fieldOf(thingFields(boat, { blanks }), 'crew')).toMatchObject({ blank: { personId: null, rank: 'CAP' } });
  });

  test.each([0, -1, null, undefined])(
    'an id of %s is the one error that a missing one is, at its cell too',
    (given) => {
      const rank = { rank: 'MAR', page: null };
      const values = {
        name: 'La Paloma',
        groupId: given,
        identifier: '211003420017',
        crew: [{ personId: given, ...rank }],
      };
      expect(errorsOf(thingFields(boat), { flag: 'UY', ...values })).toEqual({
        groupId: messages['field.required'],
        crew: messages['field.required'],
        'crew.0.personId': messages['field.required'],
      });
    },
  );

  test('eleven digits are no RUT, a wrong check digit is warned of alone', () => {
    const values = { name: 'La Paloma', groupId: 3, flag: 'UY', crew: [] };
    const fields = thingFields(boat);
    expect(errorsOf(fields, { ...values, identifier: '21100342001' })).toEqual({
      identifier: messages['field.identifier'],
    });
    expect(errorsOf(fields, { ...values, identifier: '123456789012' })).toEqual({});
    expect(fieldOf(fields, 'identifier')?.Note).toBeDefined();
  });

  test('what is stored may go on lacking what it may lack', () => {
    const stored = { name: 'La Paloma', groupId: null, identifier: '211003420017', flag: 'UY', crew: [] };
    expect(errorsOf(thingFields(boat, { stored }), stored)).toEqual({});
    expect(fieldOf(thingFields(boat, { stored }), 'groupId')?.isRequired).toBe(false);
    const taken = errorsOf(thingFields(boat, { stored: { ...stored, groupId: 3 } }), stored);
    expect(taken).toEqual({ groupId: messages['field.required'] });
  });

  test('what is changed elsewhere is shown, and says where', () => {
    const fields = thingFields(boat, { fixed: { name: 'Se cambia en el registro' } });
    expect(fieldOf(fields, 'name')).toMatchObject({ isFixed: true, about: 'Se cambia en el registro' });
    expect(fieldOf(fields, 'identifier')?.isFixed).toBeUndefined();
  });

  test('a list that its reader may not read is not shown, nor one that is left out of a new thing', () => {
    const stored = { name: 'La Paloma', groupId: 3, identifier: '211003420017', flag: 'UY', crew: null };
    expect(fieldOf(thingFields(boat, { stored }), 'crew')).toBeUndefined();
    const isLeftOut = ({ readBy }: { readBy?: string }) => readBy === 'people';
    expect(fieldOf(thingFields(boat, { isLeftOut }), 'crew')).toBeUndefined();
  });
});

test.each([company, person, communication])('each field and list of $noun has its control', (declared) => {
  const names = [...declared.fields, ...declared.lists].filter((one) => !('from' in one)).map(({ name }) => name);
  expect(thingFields(declared).map(({ name }) => name)).toEqual(names);
});

test('an address names its department and its city, a company its pictures', () => {
  const fields = thingFields(company);
  const { columns = [], blank } = (fieldOf(fields, 'addresses') ?? {}) as Partial<
    Extract<EditField, { kind: 'items' }>
  >;
  expect(columns.flatMap(({ named }) => (named ? [named.of] : []))).toEqual(['state', 'city']);
  // Specification 3.
  expect(blank).toMatchObject({ stateId: 1, cityId: 1 });
  expect(fieldOf(fields, 'images')?.kind).toBe('pictures');
});

test('a place that is stored and cannot be read does not keep an address from being saved', () => {
  const stored = {
    id: 3,
    address: 'Rincón 500',
    stateId: 1,
    cityId: 1,
    geolocation: 'Frente a la plaza',
    isDefault: true,
  };
  const values = { name: 'Eva', lastName: 'Paz', phones: [], addresses: [stored], emails: [] };
  expect(errorsOf(thingFields(person, { stored: values }), values)).toEqual({});
});
