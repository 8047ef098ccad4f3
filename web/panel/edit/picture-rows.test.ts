import { expect, test } from 'vitest';
import { company } from '#contract/things/company';
import { newPictures, pictureNames, pictureRowEdits, picturesOf } from './picture-rows.ts';

const listOf = (name: string) => {
  const list = company.lists.find((one) => one.name === name);
  if (!list) throw new Error(`No list ${name}.`);
  return list;
};
const names = pictureNames(listOf('images'));
if (!names) throw new Error('A company has pictures.');
const stored = (id: number, imageId: number, isDefault = false) => ({
  id,
  imageId,
  name: `${imageId}.jpg`,
  image: `path-${imageId}`,
  isDefault,
});

test('a list of pictures is one by what its items name', () => {
  expect(names).toEqual({ key: 'imageId', name: 'name', image: 'image' });
  expect(pictureNames(listOf('tags'))).toBeUndefined();
});

test('the default stands first', () => {
  const shown = picturesOf(names, [stored(1, 10), stored(2, 20, true)]);
  expect(shown).toEqual([
    { id: 20, name: '20.jpg', image: 'path-20', itemId: 2 },
    { id: 10, name: '10.jpg', image: 'path-10', itemId: 1 },
  ]);
});

const seen = picturesOf(names, [stored(1, 10, true), stored(2, 20), stored(3, 30)]);
const picture = (id: number) => seen.find((one) => one.id === id) ?? { id, name: '', image: '' };
const edits = (...ids: number[]) => pictureRowEdits(names)(seen, ids.map(picture));
const put = (imageId: number, isDefault = false) => ({ mode: 'INS', imageId, isDefault });
test.each([
  ['one that goes', [10, 30], [{ mode: 'DLT', id: 2 }]],
  ['one that comes', [10, 20, 30, 40], [put(40)]],
  ['two that change places', [10, 30, 20], [{ mode: 'DLT', id: 3 }, put(30), { mode: 'DLT', id: 2 }, put(20)]],
  [
    'one that gets first',
    [20, 10, 30],
    [{ mode: 'DLT', id: 2 }, put(20, true), { mode: 'DLT', id: 1 }, put(10), { mode: 'DLT', id: 3 }, put(30)],
  ],
])('%s is sent by its item, the first as the default', (_, ids, sent) => {
  expect(edits(...ids)).toEqual(sent);
});

test('those of a new thing are sent in their order', () => {
  expect(newPictures(names, [picture(30), picture(10)])).toEqual([
    { imageId: 30, isDefault: true },
    { imageId: 10, isDefault: false },
  ]);
});
