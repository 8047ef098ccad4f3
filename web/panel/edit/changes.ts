import { changedFields, isSame } from '#web/data/changed-fields';
import type { Edit, EditField, Item, Values } from './fields.ts';

/** A changed field and what the editor saw before (decisions W5). */
type Change = { value: unknown; before: unknown };

/** The changes that give each field back what it had; refused where it holds another value by then. */
export const reversed = <T extends object>(parms: T): T =>
  Object.fromEntries(
    Object.entries(parms as Record<string, Change>).map(([name, { value, before }]) => [
      name,
      { value: before, before: value },
    ]),
  ) as T;

/** The edits of `listEdits`, each with the place of its item among those that are there now; undefined for one that is gone. */
export const placedEdits = (seen: readonly Item[], now: readonly Item[]): { edit: Edit; at: number | undefined }[] => {
  const left = new Set(now.map(({ id }) => id));
  const before = new Map(seen.map((item) => [item.id, item]));
  return [
    ...seen.flatMap(({ id }) =>
      id === undefined || left.has(id) ? [] : [{ edit: { mode: 'DLT' as const, id }, at: undefined }],
    ),
    ...now.flatMap((item, at): { edit: Edit; at: number }[] => {
      if (item.id === undefined) return [{ edit: { ...item, mode: 'INS' }, at }];
      const changed = changedFields(before.get(item.id) ?? {}, item);
      return isSame(changed, {}) ? [] : [{ edit: { mode: 'UPD', id: item.id, ...changed }, at }];
    }),
  ];
};

/** The edits that lead from the items that were seen to those that are there now. */
export const listEdits = (seen: readonly Item[], now: readonly Item[]): Edit[] =>
  placedEdits(seen, now).map(({ edit }) => edit);

/** The same for pictures, which have an order: from the first that stands elsewhere on each is put last anew. */
export const pictureEdits = (seen: readonly Item[], now: readonly Item[]): Edit[] => {
  const left = seen.filter(({ id }) => now.some((one) => one.id === id));
  const stays = now.findIndex(({ id }, at) => id !== left[at]?.id);
  const put = stays < 0 ? [] : now.slice(stays);
  return [
    ...seen.flatMap(({ id }) =>
      id === undefined || left.some((one) => one.id === id) ? [] : [{ mode: 'DLT' as const, id }],
    ),
    ...put.map(({ id }) => ({ mode: 'INS' as const, id })),
  ] as Edit[];
};

/**
 * The body of an update: changed fields with the values that were seen, and edits of changed lists. Empty: nothing
 * changed.
 */
export const changesOf = (fields: readonly EditField[], seen: Values, now: Values) => {
  const parms: Record<string, Change> = {};
  const lists: Record<string, Edit[]> = {};
  for (const field of fields) {
    const { name } = field;
    if (isSame(seen[name], now[name])) continue;
    const sides = [(seen[name] ?? []) as Item[], (now[name] ?? []) as Item[]] as const;
    if (field.kind === 'items') lists[name] = listEdits(...sides);
    else if (field.kind === 'pictures') lists[name] = (field.edits ?? pictureEdits)(...sides);
    else parms[name] = { value: now[name] ?? null, before: seen[name] ?? null };
  }
  return { parms, lists, isEmpty: Object.keys(parms).length + Object.keys(lists).length === 0 };
};
export type Changes = ReturnType<typeof changesOf>;
