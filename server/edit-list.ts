import { fieldRefusal, Refusal } from '#server/refusal';

/** One item of an edit list (decisions W5) as the contract's `listItem` reads it; what it says of itself stands beside. */
export type Edit =
  | { mode: 'INS'; isDefault?: boolean | undefined }
  | { mode: 'UPD'; id: number; isDefault?: boolean | undefined }
  | { mode: 'DLT'; id: number };
export type Entered<E extends Edit> = Exclude<E, { mode: 'DLT' }>;

export type StoredItem = { id: number; isDefault: boolean };

/**
 * A list once the edits are applied, in order: stored items by their id, new ones by their edit; and its only default.
 * The default is the chosen one, else the previous one, else the first; one that is set to false is passed over while
 * there is another. Throws child.notFound for an item that the list lacks.
 */
export const applyEdits = <E extends Edit>(stored: readonly StoredItem[], edits: readonly E[]) => {
  const left = new Set<number | E>(stored.map(({ id }) => id));
  let chosen: number | E | undefined = stored.find(({ isDefault }) => isDefault)?.id;
  const refused = new Set<number | E>();
  for (const edit of edits) {
    const item = edit.mode === 'INS' ? edit : edit.id;
    if (edit.mode !== 'INS' && !left.has(item)) throw new Refusal('child.notFound');
    if (edit.mode === 'DLT') {
      left.delete(item);
      continue;
    }
    left.add(item);
    if (edit.isDefault) chosen = item;
    if (edit.isDefault === false) refused.add(item);
  }
  const isValid = chosen !== undefined && left.has(chosen) && !refused.has(chosen);
  const first = [...left].find((item) => !refused.has(item)) ?? [...left][0];
  return { left: [...left], defaultItem: isValid ? chosen : first };
};

/** Where one list lies: the items of one owner. `server/database/list-store.ts` makes one of a table. */
export type ListStore<V> = {
  /** In the order of the list. */
  read: () => Promise<StoredItem[]>;
  insert: (values: V) => Promise<number>;
  update: (id: number, values: V) => Promise<unknown>;
  remove: (ids: readonly number[]) => Promise<unknown>;
  /** Makes an item the default, or none any more. The database refuses a second one. */
  mark: (id: number, isDefault: boolean) => Promise<unknown>;
};

type List<E extends Edit, V> = {
  /** Its plain name in the call, which refusals name. */
  name: string;
  store: ListStore<V>;
  /** Stored values of an item; throws where a rule refuses it at `path`. */
  valuesOf: (item: Entered<E>, path: string) => V | Promise<V>;
  longest: number;
};

/** Throws a 422 at the second item that is to be the default. */
const requireOneMarked = (name: string, edits: readonly Edit[]) => {
  const marked = edits.flatMap((edit, at) => (edit.mode !== 'DLT' && edit.isDefault ? [at] : []));
  if (marked[1] !== undefined) throw fieldRefusal(`${name}.${marked[1]}.isDefault`, 'child.twoDefaults');
};

const isEntered = <E extends Edit>(edit: E): edit is Entered<E> => edit.mode !== 'DLT';

/**
 * Applies edits to a stored list, in the caller's transaction, which has locked the list's owner. Afterwards exactly one
 * item is the default. Throws a 422 where an item breaks a rule, two are to be the default or the list grows too long,
 * child.notFound for an item that is not in it.
 */
export const editList = async <E extends Edit, V>(list: List<E, V>, edits: readonly E[]) => {
  if (edits.length === 0) return;
  const { name, store, valuesOf, longest } = list;
  requireOneMarked(name, edits);
  const entered: { edit: Entered<E>; values: V }[] = [];
  for (const [at, edit] of edits.entries()) {
    if (isEntered(edit)) entered.push({ edit, values: await valuesOf(edit, `${name}.${at}`) });
  }
  const stored = await store.read();
  const { left, defaultItem } = applyEdits(stored, edits);
  // A merge may have made it longer.
  if (left.length > Math.max(longest, stored.length)) throw fieldRefusal(name, 'child.tooMany', { max: longest });
  const removed = edits.flatMap((edit) => (edit.mode === 'DLT' ? [edit.id] : []));
  await store.remove(removed);
  let defaultId = typeof defaultItem === 'number' ? defaultItem : undefined;
  for (const { edit, values } of entered) {
    if (edit.mode === 'UPD') await store.update(edit.id, values);
    else {
      const id = await store.insert(values);
      if (edit === defaultItem) defaultId = id;
    }
  }
  const before = stored.find(({ isDefault }) => isDefault)?.id;
  if (defaultId === before) return;
  if (before !== undefined && left.includes(before)) await store.mark(before, false);
  if (defaultId !== undefined) await store.mark(defaultId, true);
};
