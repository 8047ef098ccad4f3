import { isSame } from '#web/data/changed-fields';
import { type EditField, type Item, without } from './fields.ts';

type Key = string | number | undefined;
/** How the items of a list are told apart; a new one has no key yet. `contentOf`: what an item says, as a text. */
type List = {
  keyOf: (item: unknown) => Key;
  isSame: (a: unknown, b: unknown) => boolean;
  contentOf: (item: unknown) => string;
  isOrdered: boolean;
};
type Both = { stored: unknown; own: unknown };

const isBoth = (a: unknown, b: unknown) => (a === undefined) === (b === undefined);

/** For a field that is stored item by item; undefined for one that is stored whole. */
export const listOf = (field: EditField): List | undefined => {
  const byId = (item: unknown) => (item as Item).id;
  const contentOf = contentBeside(
    field.kind === 'items' ? field.columns.flatMap(({ named }) => named?.names ?? []) : [],
  );
  const isAlike = (a: unknown, b: unknown) =>
    isBoth(a, b) && (a === undefined || (contentOf(a) === contentOf(b) && isDefault(a) === isDefault(b)));
  if (field.kind === 'pictures') return { keyOf: byId, isSame: isBoth, contentOf, isOrdered: true };
  const key = field.kind === 'items' ? 'id' : field.itemKey;
  if (key === 'id') return { keyOf: byId, isSame: isAlike, contentOf, isOrdered: false };
  return key && { keyOf: key, isSame: isBoth, contentOf, isOrdered: false };
};

/**
 * My additions, changes and removals of the seen items, applied to those stored since. Where both changed an item,
 * `own` keeps mine and `stored` the other's; `clashes` are these items.
 */
export const merged = (list: List, seen: readonly unknown[], stored: readonly unknown[], mine: readonly unknown[]) => {
  const clashes: Both[] = [];
  const [before, theirs, own] = [seen, stored, mine].map((items) => byKey(list, items)) as [Items, Items, Items];
  const kept: Both[] = [...new Set([...theirs.keys(), ...own.keys()])].map((key) => {
    const [was, there, here] = [before.get(key), theirs.get(key), own.get(key)];
    if (was === undefined && there !== undefined) return { stored: there, own: there };
    if (list.isSame(was, here)) return { stored: there, own: there };
    if (list.isSame(was, there) || list.isSame(there, here)) return { stored: here, own: here };
    clashes.push({ stored: there, own: here });
    // An item that the other took out is put in anew.
    return { stored: there, own: there === undefined ? without(here as Item, 'id') : here };
  });
  const left = kept.filter(({ stored: there, own: here }) => there !== undefined || here !== undefined);
  // A new one of mine that is stored already: mostly it came with a save whose answer was lost.
  const others = new Set([...theirs].filter(([key]) => !before.has(key)).map(([, item]) => list.contentOf(item)));
  const added = mine
    .filter((item) => list.keyOf(item) === undefined && !others.has(list.contentOf(item)))
    .map((item) => ({ stored: item, own: item }));
  const isMine = list.isOrdered && isMoved(list, seen, mine);
  const isOthers = list.isOrdered && isMoved(list, seen, stored);
  const ordered = isMine ? inOrderOf(list, mine, left) : left;
  const sides = {
    stored: sideOf([...(isOthers ? left : ordered), ...added], 'stored', stored),
    own: sideOf([...ordered, ...added], 'own', mine),
  };
  const isOrderClash = isMine && isOthers && !isSame(sides.stored.map(list.keyOf), sides.own.map(list.keyOf));
  return { ...sides, clashes: isOrderClash ? left.map((one, at) => ({ ...one, own: ordered[at]?.own })) : clashes };
};

type Items = Map<Key, unknown>;
const byKey = ({ keyOf }: List, items: readonly unknown[]): Items =>
  new Map(items.filter((item) => keyOf(item) !== undefined).map((item) => [keyOf(item), item]));

const isDefault = (item: unknown) => (item as Item).isDefault === true;

/**
 * Content of an item without its id, whether it is the default, the names of the things that it refers to, and the
 * order of its keys. Spaces are as the shop stores them.
 */
const contentBeside = (called: readonly { name: string }[]) => {
  const beside = new Set(['id', 'isDefault', ...called.map(({ name }) => name)]);
  return (item: unknown) =>
    JSON.stringify(
      Object.entries(item as Item)
        .filter(([name, value]) => !beside.has(name) && (value ?? '') !== '')
        .map(([name, value]) => [name, typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : value])
        .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    );
};

/** Whether what was there and is still stands in another order. */
const isMoved = ({ keyOf }: List, seen: readonly unknown[], now: readonly unknown[]) => {
  const [before, after] = [seen.map(keyOf), now.map(keyOf)];
  return !isSame(
    before.filter((key) => after.includes(key)),
    after.filter((key) => before.includes(key)),
  );
};

/** An item that the list lacks comes last. */
const inOrderOf = ({ keyOf }: List, items: readonly unknown[], all: readonly Both[]) => {
  const keys = items.map(keyOf);
  const placeOf = ({ stored, own }: Both) => {
    const at = keys.indexOf(keyOf(own ?? stored));
    return at < 0 ? keys.length : at;
  };
  return all.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** The items of a side; where each chose another default, that side's own holds. */
const sideOf = (all: readonly Both[], side: keyof Both, own: readonly unknown[]) => {
  const items = all.map((both) => both[side]).filter((item) => item !== undefined);
  const chosen = items.filter(isDefault);
  const one = chosen.find((item) => own.includes(item)) ?? chosen[0];
  return items.map((item) => (isDefault(item) && item !== one ? { ...(item as Item), isDefault: false } : item));
};

type Clashes = { stored: readonly unknown[]; own: readonly unknown[] };

/** The list as it is now, with the items that both changed as another stored them: the others may have changed since. */
export const takenBack = (list: List, stored: readonly unknown[], clashes: Clashes, now: readonly unknown[]) => {
  const { keyOf } = list;
  const clashing = new Set([...clashes.stored, ...clashes.own].map(keyOf));
  const here = byKey(list, now);
  const left = stored.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    if (clashing.has(key)) return [item];
    return here.has(key) ? [here.get(key)] : [];
  });
  const putInAnew = clashes.own.map((item) => without(item as Item, 'id'));
  const known = new Set(stored.map(keyOf));
  const isAdded = (item: unknown) => {
    const key = keyOf(item);
    if (key === undefined) return !putInAnew.some((one) => isSame(one, item));
    return !known.has(key) && !clashing.has(key);
  };
  return [...left, ...now.filter(isAdded)];
};
