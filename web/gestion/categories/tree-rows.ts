import type { KeptCategory } from '#contract/categories';

/** The number of a category, which stays where it is moved: no other one below a root has it. */
export const numberOf = (id: string) => id.slice(id.lastIndexOf('.') + 1);

export const isWithin = (id: string, above: string) => `${id}.`.startsWith(`${above}.`);

export const childrenOf = (all: readonly KeptCategory[], id: string) => all.filter(({ parentId }) => parentId === id);

/** The names that lead to a category, without its root's. */
export const trailOf = (all: readonly KeptCategory[], { id, parentId, name }: KeptCategory): string => {
  const parent = all.find((one) => one.id === parentId);
  return id === parentId || !parent || parent.parentId === null ? name : `${trailOf(all, parent)} › ${name}`;
};

/** The categories that another one may be put into or united with, by the names that lead to them. */
export const choicesFor = (all: readonly KeptCategory[], isOffered: (one: KeptCategory) => boolean) =>
  all
    .filter(isOffered)
    .map((one) => ({ value: one.id, label: trailOf(all, one), name: one.name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

/** Where a category comes to stand. */
export type Place = { parentId: string; nextId?: string };

/** The place where a category stands. */
export const placeOf = (all: readonly KeptCategory[], { id, parentId }: KeptCategory): Place | undefined => {
  if (parentId === null) return undefined;
  const brothers = childrenOf(all, parentId);
  const next = brothers[brothers.findIndex((one) => one.id === id) + 1];
  return { parentId, ...(next && { nextId: next.id }) };
};

/** One place up (-1) or down (1) among its brothers; undefined at the end. */
export const stepOf = (all: readonly KeptCategory[], { id, parentId }: KeptCategory, by: -1 | 1): Place | undefined => {
  if (parentId === null) return undefined;
  const brothers = childrenOf(all, parentId);
  const at = brothers.findIndex((one) => one.id === id);
  if (!brothers[at + by]) return undefined;
  const next = brothers[by === -1 ? at - 1 : at + 2];
  return { parentId, ...(next && { nextId: next.id }) };
};

/** The new place of a category that is dropped on another one: into it, or before it; undefined where it cannot go. */
export const dropOf = (
  all: readonly KeptCategory[],
  dragged: string,
  target: string,
  isBefore: boolean,
): Place | undefined => {
  const on = all.find(({ id }) => id === target);
  if (!on || isWithin(target, dragged)) return undefined;
  return isBefore && on.parentId !== null ? { parentId: on.parentId, nextId: on.id } : { parentId: on.id };
};
