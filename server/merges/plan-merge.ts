import { type Item, type Reference, type Row, type Uniting, unitingOf } from '#server/merges/reference';
import type { DefaultChange, RowChange, Snapshot } from '#server/merges/snapshot';

/** The rows of each uniting reference that name one of the two, in the order of the references and by id. */
type Found = readonly (readonly Item[])[];
type Pair = { survivorId: number; mergedId: number; owner: string };

/** The changes that a merge makes to the rows of lists, and the new defaults among them. */
export const planMerge = (
  references: readonly Reference[],
  found: Found,
  pair: Pair,
): Pick<Snapshot, 'rows' | 'defaults'> => {
  const uniting = unitingOf(references);
  const rows = uniting.flatMap((reference, at) => planRows(reference, found[at] ?? [], pair));
  const defaults = uniting.flatMap((reference, at) => planDefaults(reference, found[at] ?? [], rows, pair));
  return { rows, defaults };
};

const planRows = (reference: Uniting, items: readonly Item[], { survivorId, mergedId }: Pair): RowChange[] => {
  const { table, column, sameAs, joins, carried = (row: Row) => row, isItself } = reference;
  const rowsOf = (id: number) => items.map(({ row }) => row).filter((row) => row[column] === id);
  const kept = new Map<string, Row>();
  for (const row of rowsOf(survivorId)) if (!kept.has(sameAs(row))) kept.set(sameAs(row), row);
  const changes = new Map<number, RowChange>();
  const change = (row: Row, after: Row | null, unitedWith?: number) => {
    const before = changes.get(row.id)?.before ?? row;
    changes.set(row.id, { table, before, after, ...(unitedWith !== undefined && { unitedWith }) });
  };
  for (const row of rowsOf(mergedId)) {
    const moved: Row = { ...carried(row), [column]: survivorId };
    const equal = kept.get(sameAs(moved));
    const joined = equal && joins ? joins(equal, moved) : equal;
    if (isItself?.(moved)) change(row, null);
    else if (!equal || !joined) {
      change(row, moved);
      if (!equal) kept.set(sameAs(moved), moved);
    } else {
      change(row, null, equal.id);
      // Noted although nothing changes: the undo asks whether it still stands.
      change(equal, joined);
      kept.set(sameAs(moved), joined);
    }
  }
  return [...changes.values()];
};

const planDefaults = (
  { table, column }: Uniting,
  items: readonly Item[],
  rows: readonly RowChange[],
  { survivorId, mergedId, owner }: Pair,
): DefaultChange[] => {
  const changeOf = ({ row }: Item) => rows.find((one) => one.table === table && one.before.id === row.id);
  const isGone = (item: Item) => changeOf(item)?.after === null;
  if (column !== owner) {
    // The lists of others, who name the one that goes; the survivor's own is planned where it is the owner.
    return items
      .filter((item) => item.isDefault && isGone(item) && item.row[owner] !== survivorId)
      .map((item) => ({
        table,
        owner: Number(item.row[owner]),
        before: item.row.id,
        after: changeOf(item)?.unitedWith ?? null,
        size: items.length,
      }));
  }
  const [own = [], others = []] = [survivorId, mergedId].map((id) => items.filter(({ row }) => row[column] === id));
  if (![...own, ...others].some(changeOf)) return [];
  const left = [...own, ...others].filter((item) => !isGone(item)).map(({ row }) => row.id);
  const wasOwn = own.find(({ isDefault }) => isDefault);
  const wasOthers = others.find(({ isDefault }) => isDefault);
  const heir = wasOthers && (changeOf(wasOthers)?.unitedWith ?? wasOthers.row.id);
  const wanted = [wasOwn?.row.id, heir, ...left.toSorted((one, other) => one - other)];
  const after = wanted.find((id) => id !== undefined && left.includes(id)) ?? null;
  return [
    { table, owner: survivorId, before: wasOwn?.row.id ?? null, after, size: own.length },
    { table, owner: mergedId, before: wasOthers?.row.id ?? null, after: null, size: others.length },
  ];
};

/** Which row of a list is its default once a merge is undone: one chosen later, else that of before, else the oldest. */
export const defaultAfterUndo = (
  { before, after, size }: DefaultChange,
  now: number | null,
  left: readonly number[],
): number | null => {
  const wanted = now === after ? before : now;
  if (wanted !== null && left.includes(wanted)) return wanted;
  // A list that had no default gets none by an undo.
  if (now === after && before === null && size > 0) return null;
  return left.toSorted((one, other) => one - other)[0] ?? null;
};
