import {
  isWithin,
  lastNumber,
  lengthOf,
  longestPath,
  parentOf,
  presentId,
  upwards,
} from '#server/catalogue/category-ids';
import type { StoredCategory } from '#server/catalogue/edit-categories.store';
import type { Ctx } from '#server/ctx';
import { findAlike } from '#server/plain-text';
import { isInSite } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';

/** All categories by their ids in the order of menus, and those that merged numbers lead to. */
export type Stored = { all: ReadonlyMap<string, StoredCategory>; former: ReadonlyMap<string, string> };

export const childrenOf = ({ all }: Stored, id: string) => [...all.values()].filter(({ parentId }) => parentId === id);

/** The names that lead to a category, without its root's. */
const placeOf = ({ all }: Stored, id: string) => {
  const names = upwards(id).map((one) => all.get(one)?.name ?? one);
  return (names.length > 1 ? names.slice(0, -1) : names).toReversed().join(' › ');
};

/** A category of the site by its present id. Throws category.moved for one of before, 404 for any other. */
export const presentCategory = (ctx: Pick<Ctx, 'site'>, stored: Stored, id: string): StoredCategory => {
  const numbered = (number: string) =>
    [...stored.all.keys()].find((one) => one.endsWith(`.${number}`)) ?? stored.former.get(number);
  const led = presentId({ has: (one) => stored.all.has(one), numbered }, id);
  const found = stored.all.get(led ?? '');
  if (!found || !isInSite(ctx, found.id)) throw new Refusal('category.notFound');
  if (found.id !== id) throw new Refusal('category.moved', { name: found.name, place: placeOf(stored, found.id) });
  return found;
};

/** Throws for the root of a site. */
export const refuseRoot = ({ parentId }: StoredCategory) => {
  if (parentId === null) throw new Refusal('category.isRoot');
};

/** Throws where one below `parent`, other than `own`, has that name, also in other case or without accents. */
export const refuseTaken = (stored: Stored, parent: { id: string; name: string }, name: string, own?: string) => {
  const alike = findAlike(childrenOf(stored, parent.id), name, own);
  if (alike) throw new Refusal('category.taken', { name: alike.name, parent: parent.name });
};

/** Throws where a category with all below it, or a new one, would stand too deep, or within itself. */
export const refusePlace = ({ all }: Stored, parent: string, own?: string) => {
  if (own !== undefined && isWithin(parent, own)) throw new Refusal('category.below');
  const below = own === undefined ? [] : [...all.keys()].filter((id) => isWithin(id, own));
  const depth = Math.max(1, ...below.map((id) => lengthOf(id) - lengthOf(parentOf(own ?? id))));
  if (lengthOf(parent) + depth > longestPath) throw new Refusal('category.tooDeep');
};

/** The ids that a category and all below it have once it stands below `parent`. */
export const movedIds = ({ all }: Stored, id: string, parent: string) =>
  [...all.keys()]
    .filter((one) => isWithin(one, id))
    .map((one) => ({ from: one, to: `${parent}.${lastNumber(id)}${one.slice(id.length)}` }));
