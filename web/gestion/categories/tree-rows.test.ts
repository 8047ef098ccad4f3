import { expect, test } from 'vitest';
import type { KeptCategory } from '#contract/categories';
import { choicesFor, dropOf, placeOf, stepOf, trailOf } from './tree-rows.ts';

const one = (id: string, name: string): KeptCategory => ({
  id,
  parentId: id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : null,
  name,
  googleId: null,
  googleUsed: null,
  imageId: null,
  image: null,
  products: 0,
  productsBelow: 0,
});
const all = [
  one('1', 'Todo'),
  one('1.2', 'Motores'),
  one('1.3', 'Energía'),
  one('1.4', 'Cables'),
  one('1.2.5', 'Servos'),
];
const found = (id: string) => all.find((category) => category.id === id) ?? one('', '');

test('a category is called by what leads to it, without the root', () => {
  expect(['1', '1.2', '1.2.5'].map((id) => trailOf(all, found(id)))).toEqual(['Todo', 'Motores', 'Motores › Servos']);
  expect(choicesFor(all, ({ id }) => id !== '1').map(({ label }) => label)).toEqual([
    'Cables',
    'Energía',
    'Motores',
    'Motores › Servos',
  ]);
});

test.each([
  ['1.3', -1, { parentId: '1', nextId: '1.2' }],
  ['1.2', 1, { parentId: '1', nextId: '1.4' }],
  ['1.3', 1, { parentId: '1' }],
  ['1.2', -1, undefined],
  ['1.4', 1, undefined],
  ['1', 1, undefined],
] as const)('%s goes %i', (id, by, place) => expect(stepOf(all, found(id), by)).toEqual(place));

test('a category stands before its next brother, the last one before none', () => {
  expect(['1', '1.2', '1.4'].map((id) => placeOf(all, found(id)))).toEqual([
    undefined,
    { parentId: '1', nextId: '1.3' },
    { parentId: '1' },
  ]);
});

test.each([
  ['1.4', '1.2', false, { parentId: '1.2' }],
  ['1.4', '1.2', true, { parentId: '1', nextId: '1.2' }],
  ['1.4', '1', true, { parentId: '1' }],
  ['1.2', '1.2.5', false, undefined],
  ['1.2', '1.2', true, undefined],
] as const)('%s dropped on %s, before it: %s', (dragged, target, isBefore, place) =>
  expect(dropOf(all, dragged, target, isBefore)).toEqual(place),
);
