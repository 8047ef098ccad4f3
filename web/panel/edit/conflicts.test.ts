import { expect, test } from 'vitest';
import { z } from 'zod';
import { changesOf } from './changes.ts';
import { settled, withStored } from './conflicts.ts';
import type { EditField } from './fields.ts';

const fields: EditField[] = ['name', 'price', 'dua', 'family'].map((name) => ({
  name,
  label: name,
  kind: 'text',
  rule: z.unknown(),
}));
const seen = { name: 'Servo', price: 100, dua: null, family: 'F-1' };

test('every field that both changed is a conflict; what only one changed is taken from that one', () => {
  const stored = { name: 'Servo azul', price: 120, dua: 'A', family: 'F-2' };
  const mine = { name: 'Servo rojo', price: 150, dua: null, family: 'F-1' };
  expect(settled(fields, seen, stored, mine)).toEqual({
    values: { name: 'Servo rojo', price: 150, dua: 'A', family: 'F-2' },
    conflicts: { name: { stored: 'Servo azul' }, price: { stored: 120 } },
  });
});

test('what both changed to the same, and what I alone changed, is none', () => {
  const mine = { ...seen, name: 'Servo rojo', price: 150 };
  const { values, conflicts } = settled(fields, seen, { ...seen, name: 'Servo rojo' }, mine);
  expect(conflicts).toEqual({});
  expect(changesOf(fields, { ...seen, name: 'Servo rojo' }, values).parms).toEqual({
    price: { value: 150, before: 100 },
  });
});

const linksField: EditField = {
  name: 'links',
  label: 'L',
  kind: 'items',
  columns: [],
  addLabel: '',
  rule: z.unknown(),
};
const links = (...texts: [number | undefined, string][]) =>
  texts.map(([id, name]) => ({ ...(id !== undefined && { id }), name }));
const settledLinks = (stored: object[], mine: object[]) => {
  const base = { links: links([1, 'Guía'], [2, 'Ficha'], [3, 'Video']) };
  const { values, conflicts } = settled([linksField], base, { links: stored }, { links: mine });
  return { conflict: conflicts.links, sent: changesOf([linksField], { links: stored }, values).lists.links ?? [] };
};

test('what I did to a list is done to what another made of it, and nothing of his is undone', () => {
  const stored = links([1, 'Guía nueva'], [3, 'Video'], [4, 'Suyo']);
  const mine = links([1, 'Guía'], [2, 'Ficha'], [3, 'Video corto'], [undefined, 'Mío']);
  expect(settledLinks(stored, mine)).toEqual({
    conflict: undefined,
    sent: [
      { mode: 'UPD', id: 3, name: 'Video corto', seenName: 'Video' },
      { mode: 'INS', name: 'Mío' },
    ],
  });
  expect(settledLinks(stored, links([1, 'Guía'], [2, 'Ficha'])).sent).toEqual([{ mode: 'DLT', id: 3 }]);
});

test('of an item that both changed both are shown; what he took out and I changed is put in anew', () => {
  const { conflict, sent } = settledLinks(
    links([1, 'Guía suya'], [3, 'Video'], [4, 'Suyo']),
    links([1, 'Guía mía'], [2, 'Ficha mía'], [3, 'Video'], [undefined, 'Mío']),
  );
  expect(conflict).toEqual({
    stored: links([1, 'Guía suya'], [3, 'Video'], [4, 'Suyo'], [undefined, 'Mío']),
    clashes: { stored: links([1, 'Guía suya']), own: links([1, 'Guía mía'], [2, 'Ficha mía']) },
  });
  expect(sent).toEqual([
    { mode: 'UPD', id: 1, name: 'Guía mía', seenName: 'Guía suya' },
    { mode: 'INS', name: 'Ficha mía' },
    { mode: 'INS', name: 'Mío' },
  ]);
});

test('who takes what is stored keeps what he did to other items, also since it was asked', () => {
  const base = links([1, 'Guía'], [2, 'Ficha'], [3, 'Video']);
  const stored = links([1, 'Guía suya'], [3, 'Video'], [4, 'Suyo']);
  const mine = links([1, 'Guía mía'], [2, 'Ficha mía'], [3, 'Video'], [undefined, 'Mío']);
  const { values, conflicts } = settled([linksField], { links: base }, { links: stored }, { links: mine });
  const conflict = conflicts.links;
  if (!conflict) throw new Error('There is a conflict.');
  const later = (values.links as { id?: number; name: string }[]).map((one) =>
    one.id === 3 ? { id: 3, name: 'Corto' } : one,
  );
  expect(withStored(linksField, conflict, [...later, { name: 'Otro' }])).toEqual(
    links([1, 'Guía suya'], [3, 'Corto'], [4, 'Suyo'], [undefined, 'Mío'], [undefined, 'Otro']),
  );
});

test('of a list that each gave another default mine holds, once', () => {
  const of = (chosen: number) => [1, 2, 3].map((id) => ({ id, isDefault: id === chosen }));
  const { values } = settled([linksField], { links: of(1) }, { links: of(2) }, { links: of(3) });
  expect(values.links).toEqual(of(3));
});

const picturesField: EditField = { name: 'images', label: 'I', kind: 'pictures', rule: z.unknown() };
const pictures = (...ids: number[]) => ids.map((id) => ({ id, name: `${id}.jpg`, image: '' }));
test.each([
  ['I moved one, he added one', [1, 2, 4], [2, 1], [2, 1, 4], false],
  ['he moved, I added', [2, 1], [1, 2, 5], [2, 1, 5], false],
  ['he took one out, I moved', [1, 2], [3, 2, 1], [2, 1], false],
  ['each moved', [2, 1, 3], [3, 1, 2], [3, 1, 2], true],
])('pictures: %s', (_, stored, mine, whole, isClash) => {
  const seen = { images: pictures(1, 2, 3) };
  const given = settled([picturesField], seen, { images: pictures(...stored) }, { images: pictures(...mine) });
  const ids = (given.values.images as { id: number }[]).map(({ id }) => id);
  expect(ids).toEqual(whole);
  expect('images' in given.conflicts).toBe(isClash);
});

test('what a save stored whose answer was lost is not added a second time', () => {
  const mine = links([1, 'Guía'], [2, 'Ficha'], [3, 'Video'], [undefined, 'Mío'], [undefined, ' Otro ']);
  const stored = links([1, 'Guía'], [2, 'Ficha'], [3, 'Video'], [4, 'Mío'], [5, 'Otro']);
  expect(settledLinks(stored, mine)).toEqual({ conflict: undefined, sent: [] });
  // So it is too of one that I changed, however the shop stored its spaces.
  const changed = links([1, ' Guía  nueva'], [2, 'Ficha'], [3, 'Video']);
  const asStored = links([1, 'Guía nueva'], [2, 'Ficha'], [3, 'Video']);
  expect(settledLinks(asStored, changed).conflict).toBeUndefined();
  // One that says something else is added, and a second of the same that was there before too.
  expect(settledLinks(stored.slice(0, 4), mine).sent).toEqual([{ mode: 'INS', name: ' Otro ' }]);
  const twice = links([1, 'Guía'], [2, 'Ficha'], [3, 'Video'], [undefined, 'Video']);
  expect(settledLinks(stored.slice(0, 3), twice).sent).toEqual([{ mode: 'INS', name: 'Video' }]);
});

test('names in another order, a default and what is empty make no other item', () => {
  const field: EditField = { ...linksField, columns: [] };
  const base = { links: [] };
  const stored = { links: [{ id: 7, isDefault: true, name: 'Guía', url: 'https://a.uy', note: null }] };
  const { values } = settled([field], base, stored, { links: [{ url: 'https://a.uy', name: 'Guía', note: '' }] });
  expect(values).toEqual(stored);
});

test('of a thing that both chose anew its names go along, and a name that alone changed is no conflict', () => {
  const group: EditField = {
    name: 'groupId',
    label: 'Grupo',
    kind: 'named',
    named: { of: 'company_group', names: [{ name: 'groupName', column: 'name' }] },
    rule: z.unknown(),
  };
  const of = (groupId: number, groupName: string) => ({ groupId, groupName });
  expect(settled([group], of(1, 'Uno'), of(2, 'Dos'), of(3, 'Tres'))).toEqual({
    values: of(3, 'Tres'),
    conflicts: { groupId: { stored: 2, names: { groupName: 'Dos' } } },
  });
  expect(settled([group], of(1, 'Uno'), of(2, 'Dos'), of(1, 'Uno'))).toEqual({ values: of(2, 'Dos'), conflicts: {} });
  const columns = [
    { name: 'personId', label: 'P', named: { of: 'person', names: [{ name: 'name', column: 'name' }] } },
  ];
  const field: EditField = { ...linksField, columns };
  const item = (name: string, position: string) => ({ links: [{ id: 1, personId: 9, name, position }] });
  const { values, conflicts } = settled([field], item('Ana', 'COM'), item('Anita', 'COM'), item('Ana', 'SEL'));
  expect(conflicts).toEqual({});
  expect(values).toEqual(item('Ana', 'SEL'));
});
