import { type ListField, namesOf } from '#contract/plain/thing';
import { pictureEdits } from './changes.ts';
import type { Edit, Item, PictureItem, Values } from './fields.ts';

/** The fields of a list of pictures, by what they hold. */
type PictureNames = { key: string; name: string; image: string };
type PictureRow = PictureItem & { itemId: number | undefined };

/** Undefined for a list of something else. */
export const pictureNames = ({ key, fields }: ListField): PictureNames | undefined => {
  const field = fields.find(({ name }) => name === key);
  const names = field ? namesOf(field, fields).filter(({ from }) => from?.table === 'image') : [];
  const of = (column: string) => names.find(({ from }) => from?.column === column)?.name;
  const [name, image] = [of('name'), of('path')];
  return field && name !== undefined && image !== undefined ? { key: field.name, name, image } : undefined;
};

/** The pictures of a stored list, its default first: each by its own id, with that of its item. */
export const picturesOf = ({ key, name, image }: PictureNames, items: readonly Item[]): PictureRow[] =>
  items
    .toSorted((one, other) => Number(other.isDefault === true) - Number(one.isDefault === true))
    .map((item) => ({
      id: Number(item[key]),
      name: String(item[name]),
      image: String(item[image]),
      itemId: item.id,
    }));

/** The pictures of a new thing as its call takes them. */
export const newPictures = ({ key }: PictureNames, pictures: readonly Item[]): Values[] =>
  pictures.map(({ id }, at) => ({ [key]: id, isDefault: at === 0 }));

/**
 * How a change of such pictures is sent: each edit names its item, and the first picture is the default. One that moves is taken
 * out and put in anew.
 */
export const pictureRowEdits =
  ({ key }: PictureNames) =>
  (seen: readonly Item[], now: readonly Item[]): Edit[] =>
    pictureEdits(seen, now).flatMap(({ mode, id }): Edit[] => {
      const itemId = seen.find((one) => one.id === id)?.itemId;
      const out: Edit[] = typeof itemId === 'number' ? [{ mode: 'DLT', id: itemId }] : [];
      return mode === 'DLT' ? out : [...out, { mode: 'INS', [key]: id, isDefault: id === now[0]?.id }];
    });
