import { type Thing, writable } from '#contract/plain/thing';
import type { Item, Values } from './fields.ts';
import { newPictures, pictureNames, picturesOf } from './picture-rows.ts';

/** A stored thing's values as its dialog shows them. */
export const thingValues = ({ lists }: Thing, stored: Values): Values => ({
  ...stored,
  ...Object.fromEntries(
    lists.flatMap((list) => {
      const [pictures, items] = [pictureNames(list), stored[list.name]];
      return pictures && Array.isArray(items) ? [[list.name, picturesOf(pictures, items as Item[])]] : [];
    }),
  ),
});

/** The same of a new one. */
export const blankThing = ({ fields, lists }: Thing): Values => ({
  ...Object.fromEntries(writable(fields).map(({ name, rule }) => [name, rule.preset ?? null])),
  ...Object.fromEntries(lists.map(({ name }) => [name, []])),
});

/** A new thing as its call takes it. */
export const newThing = ({ fields, lists }: Thing, values: Values): Values => ({
  ...Object.fromEntries(writable(fields).map(({ name }) => [name, values[name]])),
  ...Object.fromEntries(
    lists.map((list) => {
      const pictures = pictureNames(list);
      const items = (values[list.name] ?? []) as Item[];
      return [list.name, pictures ? newPictures(pictures, items) : items];
    }),
  ),
});
