import type { Columns } from './columns.ts';

/**
 * From a document's id to its slot: a hash table of slots + 1 (0 is empty) in one array, which one thread can hand to
 * another. The ids themselves stand in the columns. An id keeps its entry when its slot is given up.
 */
export type SlotMap = { entries: Uint32Array<ArrayBuffer>; count: number };

export const emptySlotMap = (room: number): SlotMap => ({
  entries: new Uint32Array(2 ** Math.ceil(Math.log2(Math.max(8, room) * 2))),
  count: 0,
});

const entryOf = ({ entries }: SlotMap, { id }: Columns, wanted: number): number => {
  let at = (Math.imul(wanted, 0x9e3779b1) >>> 0) % entries.length;
  for (;;) {
    const entry = entries[at] ?? 0;
    if (entry === 0 || id[entry - 1] === wanted) return at;
    at = at + 1 === entries.length ? 0 : at + 1;
  }
};

/** The slot that an id was last given, or -1. */
export const slotOf = (map: SlotMap, columns: Columns, id: number): number =>
  (map.entries[entryOf(map, columns, id)] ?? 0) - 1;

/** Notes that a slot holds the document of its id. */
export const noteSlot = (map: SlotMap, columns: Columns, slot: number): void => {
  const at = entryOf(map, columns, columns.id[slot] ?? 0);
  if (map.entries[at] === 0) map.count++;
  map.entries[at] = slot + 1;
  if (map.count * 2 <= map.entries.length) return;
  const larger = emptySlotMap(map.count * 2);
  for (const entry of map.entries) if (entry > 0) noteSlot(larger, columns, entry - 1);
  Object.assign(map, larger);
};
