import type { ListChoice } from './list-query.ts';

/**
 * The lists that search engines may keep, by all that is chosen in them; only their first page. Of any other list they
 * follow the links alone.
 */
const indexable: readonly (readonly (keyof ListChoice)[])[] = [
  [],
  ['c'],
  ['b'],
  ['b', 'c'],
  ['pb'],
  ['c', 'pb'],
  ['vb'],
  ['c', 'vb'],
  ['v'],
  ['c', 'v'],
];

/** Whether a list is one of those. */
export const isIndexable = ({ order: _order, page, ...chosen }: ListChoice, resultCount: number) => {
  const keys = Object.keys(chosen).filter((key) => chosen[key as keyof typeof chosen] !== undefined);
  const isChosen = indexable.some((row) => row.length === keys.length && row.every((key) => keys.includes(key)));
  return page === 1 && resultCount > 0 && isChosen;
};
