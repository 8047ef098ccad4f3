import { type Field, fieldText, writable } from '#contract/plain/thing';
import type { Item } from './fields.ts';

/** Words of an item of a thing's list. */
export const itemWords = (fields: readonly Field[], item: Item): string => {
  const texts = writable(fields).map((field) => fieldText(field, fields, item));
  return texts.filter(Boolean).join(', ') + (item.isDefault ? ' (principal)' : '');
};
