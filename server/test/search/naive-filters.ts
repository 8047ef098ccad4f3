import type { SearchDocument, SearchQuery } from '#server/engine/search-engine';

/** A path is itself or below another. */
export const isBelow = (path: string, root: string): boolean => path === root || path.startsWith(`${root}.`);

/** Whether a document passes the filter of a facet. */
export const passes = ({ values }: SearchDocument, key: string, { filters }: SearchQuery): boolean => {
  const value = values[key] ?? null;
  const wanted = filters[key];
  if (!wanted) return true;
  if (value === null) return false;
  return key === 'categoryId' ? wanted.some((root) => isBelow(String(value), String(root))) : wanted.includes(value);
};

const amongAmounts = ({ amount }: SearchDocument, { amounts, seesAmounts }: SearchQuery): boolean => {
  const { from, to } = amounts ?? {};
  if (!seesAmounts || (from === undefined && to === undefined)) return true;
  return amount > 0 && amount >= (from ?? 0) && amount <= (to ?? amount);
};

const groupIn = (property: string): string | undefined => property.split(':')[0];

/** Whether it passes all other filters. */
export const passesOthers = (document: SearchDocument, query: SearchQuery): boolean => {
  const { properties: wanted = [], isAvailable, isPublic } = query;
  const own = document.properties ?? [];
  const hasGroup = (group: string | undefined) => own.some((one) => wanted.includes(one) && groupIn(one) === group);
  const isThere = isAvailable === undefined || document.isAvailable === isAvailable;
  const isShown = isPublic === undefined || document.isPublic === isPublic;
  return isThere && isShown && amongAmounts(document, query) && wanted.every((one) => hasGroup(groupIn(one)));
};
