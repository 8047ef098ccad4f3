import { type Lists, packLists } from './lists.ts';

/**
 * The slots that have a value, by its place: those of the build packed, those since then in sets. A slot stays listed
 * where its value changes, so whoever walks a list looks into the column too.
 */
export type SlotsByValue = Lists & { added: Map<number, Set<number>> };

type Listed = { places: Int32Array; listed: SlotsByValue };

/** Lists the slots below `count` by their values' places in a column; there are `room` of those. */
export const listSlots = (column: Int32Array, count: number, room: number): SlotsByValue => {
  const lists = packLists(room, (visit) => {
    for (let slot = 0; slot < count; slot++) {
      const place = column[slot] ?? -1;
      if (place >= 0) visit(place, slot);
    }
  });
  return { ...lists, added: new Map() };
};

const standsIn = ({ starts, items }: SlotsByValue, place: number, slot: number): boolean => {
  let low = starts[place] ?? 0;
  let high = starts[place + 1] ?? 0;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((items[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return low < (starts[place + 1] ?? 0) && items[low] === slot;
};

/** Lists a slot by the values that it has now. */
export const noteValues = (facets: readonly Listed[], slot: number): void => {
  for (const { places, listed } of facets) {
    const place = places[slot] ?? -1;
    if (place < 0 || standsIn(listed, place, slot)) continue;
    const { added } = listed;
    added.set(place, (added.get(place) ?? new Set()).add(slot));
  }
};

/** How many slots are listed for these places, about. */
export const listedFor = ({ starts, added }: SlotsByValue, places: readonly number[]): number =>
  places.reduce(
    (sum, place) => sum + (starts[place + 1] ?? 0) - (starts[place] ?? 0) + (added.get(place)?.size ?? 0),
    0,
  );

/** Writes into `into` the visible slots that have any of the values; returns how many. */
export const collectSlots = (
  { starts, items, added }: SlotsByValue,
  column: Int32Array,
  visible: Uint8Array,
  places: readonly number[],
  into: Uint32Array,
): number => {
  let count = 0;
  for (const place of places) {
    const end = starts[place + 1] ?? 0;
    for (let at = starts[place] ?? end; at < end; at++) {
      const slot = items[at] ?? 0;
      if (visible[slot] === 1 && column[slot] === place) into[count++] = slot;
    }
    for (const slot of added.get(place) ?? []) if (visible[slot] === 1 && column[slot] === place) into[count++] = slot;
  }
  return count;
};
