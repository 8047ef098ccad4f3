import { expect, test } from 'vitest';
import { z } from 'zod';
import { withHttps } from '#contract/plain/link';
import { changesOf, listEdits, pictureEdits, reversed } from './changes.ts';
import { errorsOf } from './field-errors.ts';
import type { EditField } from './fields.ts';

const fields: EditField[] = [
  { name: 'name', label: 'Nombre', kind: 'text', rule: z.string().min(1, 'Falta') },
  { name: 'price', label: 'Precio', kind: 'money', rule: z.number() },
  { name: 'dua', label: 'DUA', kind: 'text', rule: z.string().nullish() },
  { name: 'links', label: 'Enlaces', kind: 'items', columns: [], addLabel: 'Agregar', rule: z.array(z.unknown()) },
];
const seen = { name: 'Servo', price: 1250, dua: null, links: [{ id: 1, name: 'Guía', isDefault: true }] };

test('only what changed is sent, with what was seen', () => {
  expect(changesOf(fields, seen, { ...seen, price: 1300 })).toEqual({
    parms: { price: { value: 1300, before: 1250 } },
    lists: {},
    isEmpty: false,
  });
});

test('what takes changes back expects what they stored', () => {
  expect(reversed({ price: { value: 1300, before: 1250 }, dua: { value: null, before: 'X' } })).toEqual({
    price: { value: 1250, before: 1300 },
    dua: { value: 'X', before: null },
  });
});

test('an empty text where nothing was is no change', () => {
  expect(changesOf(fields, seen, { ...seen, dua: '' }).isEmpty).toBe(true);
  expect(changesOf(fields, { ...seen, dua: 'X' }, { ...seen, dua: '' }).parms).toEqual({
    dua: { value: '', before: 'X' },
  });
});

test('a list is sent as what was added, changed and taken off', () => {
  const now = [{ id: 2, name: 'Ficha técnica' }, { name: 'Video' }];
  expect(
    listEdits(
      [
        { id: 1, name: 'Guía' },
        { id: 2, name: 'Ficha' },
      ],
      now,
    ),
  ).toEqual([
    { mode: 'DLT', id: 1 },
    { mode: 'UPD', id: 2, name: 'Ficha técnica', seenName: 'Ficha' },
    { mode: 'INS', name: 'Video' },
  ]);
  expect(listEdits(seen.links, seen.links)).toEqual([]);
});

test('of a changed item only what changed is sent, with what was seen; of its mark nothing was', () => {
  const item = { id: 4, key: 'Peso', value: '9 g', isDefault: false };
  expect(listEdits([item], [{ ...item, value: '10 g' }])).toEqual([
    { mode: 'UPD', id: 4, value: '10 g', seenValue: '9 g' },
  ]);
  expect(listEdits([item], [{ ...item, isDefault: true }])).toEqual([{ mode: 'UPD', id: 4, isDefault: true }]);
});

test('a field that is not shown breaks no rule', () => {
  expect(errorsOf(fields, { ...seen, name: '' })).toEqual({ name: 'Falta' });
  const [name, ...others] = fields as [EditField, ...EditField[]];
  expect(errorsOf([{ ...name, isShown: () => false }, ...others], { ...seen, name: '' })).toEqual({});
});

test('an address without its https gets it', () => {
  expect(['ejemplo.uy', 'http://a.uy', '/productos', ' '].map(withHttps)).toEqual([
    'https://ejemplo.uy',
    'http://a.uy',
    '/productos',
    '',
  ]);
});

test('pictures are sent as what goes, and from the first that moved on each in its order', () => {
  const items = (...ids: number[]) => ids.map((id) => ({ id, name: `${id}.jpg`, image: `${id}` }));
  const edits = (seen: number[], now: number[]) =>
    pictureEdits(items(...seen), items(...now)).map((edit) => [edit.mode, edit.id]);
  expect(edits([1, 2, 3], [1, 2, 3])).toEqual([]);
  expect(edits([1, 2, 3], [1, 3])).toEqual([['DLT', 2]]);
  expect(edits([1, 2], [1, 2, 4])).toEqual([['INS', 4]]);
  expect(edits([1, 2, 3], [1, 3, 2])).toEqual([
    ['INS', 3],
    ['INS', 2],
  ]);
  expect(edits([1, 2, 3], [5, 3])).toEqual([
    ['DLT', 1],
    ['DLT', 2],
    ['INS', 5],
    ['INS', 3],
  ]);
});
