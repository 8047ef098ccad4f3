import { type Field, namesOf, writable } from '#contract/plain/thing';
import { type Item, textOf, type Values } from './fields.ts';

/**
 * Words of a field of a thing or of an item: the name of a thing that it refers to, the word of a choice, or a text.
 */
export const fieldText = (field: Field, fields: readonly Field[], values: Values): string => {
  const names = namesOf(field, fields);
  if (names.length === 0) {
    const text = textOf(values[field.name]);
    return field.rule.choices?.[text] ?? text;
  }
  return names
    .map(({ name }) => textOf(values[name]))
    .filter(Boolean)
    .join(' ');
};

/** Words of an item of a thing's list. */
export const itemWords = (fields: readonly Field[], item: Item): string => {
  const texts = writable(fields).map((field) => fieldText(field, fields, item));
  return texts.filter(Boolean).join(', ') + (item.isDefault ? ' (principal)' : '');
};
