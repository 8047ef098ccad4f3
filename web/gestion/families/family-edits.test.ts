import { expect, test } from 'vitest';
import { changesOf } from '#web/panel/edit/changes';
import { settled } from '#web/panel/edit/conflicts';
import type { EditField } from '#web/panel/edit/fields';
import { familyEdits, plainOf } from './family-edits.ts';
import { familyEditFields } from './family-fields.ts';

const fields = ['height', 'applications', 'originalCodes', 'relations', 'products'].map(
  (name) => ({ name, kind: 'own' }) as unknown as EditField,
);
const fitted = { id: 7, vehicleId: 3, name: 'Gol 1.6', brandId: 1, brandName: 'Volkswagen', yearRange: '2004-2012' };
const said = { yearFrom: null, yearTo: null, qualifier: '', source: '', isDefault: true };
const seen = {
  height: 340,
  applications: [{ ...fitted, ...said }],
  originalCodes: ['377-121-251 B', 'AB 1'],
  relations: [{ kind: 'replaces', family: 'F-0' }],
  products: [{ code: 'RAD-1', name: 'Radiador', price: 100 }],
};
const edits = (now: object) => familyEdits(changesOf(fields, seen, { ...seen, ...now }));

test('what is as it was is not sent', () => {
  expect(edits({})).toEqual({ parms: {} });
  expect(edits({ height: 345.5 })).toEqual({ parms: { height: { value: 345.5, before: 340 } } });
});

test('of an application what changed is sent with what was seen; a new text goes with its brand', () => {
  const text = { vehicleId: null, name: 'Motores AP', brandId: 1, brandName: 'Volkswagen', ...said, isDefault: false };
  const { applications } = edits({ applications: [{ ...fitted, ...said, qualifier: 'con aire' }, text] });
  expect(applications).toEqual([
    { mode: 'UPD', id: 7, qualifier: 'con aire', seenQualifier: '' },
    expect.objectContaining({ mode: 'INS', vehicleId: null, name: 'Motores AP', brandId: 1 }),
  ]);
  expect(edits({ applications: [] }).applications).toEqual([{ mode: 'DLT', id: 7 }]);
});

test('a code in another form is the same, others go before new ones come', () => {
  expect(plainOf('377-121-251 B')).toBe('377121251b');
  expect(edits({ originalCodes: ['377121251b', 'XY-2'] }).originalCodes).toEqual([
    { mode: 'DLT', code: 'AB 1' },
    { mode: 'INS', code: 'XY-2' },
  ]);
});

test('another kind of relation takes the place of the one before, a product goes in by its code', () => {
  expect(edits({ relations: [{ kind: 'equivalent', family: 'F-0' }] }).relations).toEqual([
    { mode: 'DLT', kind: 'replaces', family: 'F-0' },
    { mode: 'INS', kind: 'equivalent', family: 'F-0' },
  ]);
  const made = { code: 'RAD-3', name: 'Nuevo', brandId: 1, categoryId: '2.301', price: 100, isNew: true };
  const found = { code: 'RAD-2', name: 'Otro', brandId: 1, categoryId: '2.301', price: 100 };
  expect(edits({ products: [found, made] }).products).toEqual([
    { mode: 'DLT', code: 'RAD-1' },
    { mode: 'INS', code: 'RAD-2' },
    { mode: 'INS', code: 'RAD-3', name: 'Nuevo', brandId: 1, categoryId: '2.301', price: 100 },
  ]);
});

test('after a conflict what another put into a family stays in it', () => {
  const stored = {
    ...seen,
    height: 350,
    applications: [{ ...seen.applications[0], qualifier: 'con aire' }],
    originalCodes: ['AB1', 'SUYO-1'],
    relations: [...seen.relations, { kind: 'equivalent', family: 'F-9' }],
    products: [...seen.products, { code: 'RAD-9', name: 'Suyo', price: 100 }],
  };
  const mine = {
    ...seen,
    height: 360,
    originalCodes: ['377-121-251 B', 'AB 1', 'MIO-1'],
    relations: [],
    products: [...seen.products, { code: 'RAD-2', name: 'Mío', price: 100 }],
  };
  const { values, conflicts } = settled(familyEditFields, seen, stored, mine);
  expect(conflicts).toEqual({ height: { stored: 350 } });
  expect(familyEdits(changesOf(familyEditFields, stored, values))).toMatchObject({
    parms: { height: { value: 360, before: 350 } },
    originalCodes: [{ mode: 'INS', code: 'MIO-1' }],
    relations: [{ mode: 'DLT', kind: 'replaces', family: 'F-0' }],
    products: [{ mode: 'INS', code: 'RAD-2' }],
  });
});
