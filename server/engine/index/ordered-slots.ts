import type { SearchOrder } from '../search-engine.ts';
import { isNone, type Ordered } from './order.ts';

type Columns = Ordered & { count: number };

/** All slots in the order of a list without a text, kept so that a page of many results is a walk. `moved`: slots that changed since. */
export type OrderedSlots = { slots: Uint32Array<ArrayBuffer>; moved: Set<number> };
/** By amount upwards, and as by relevance where nothing is looked for: availability, popularity. Equal ones stand by id. */
export type SlotOrders = { amount: OrderedSlots; relevance: OrderedSlots };

/** How two slots stand to each other; never 0. */
export type CompareSlots = (one: number, other: number) => number;
const compare: Record<keyof SlotOrders, (columns: Columns) => CompareSlots> = {
  amount:
    ({ amount, id }) =>
    (one, other) =>
      (amount[one] ?? 0) - (amount[other] ?? 0) || (id[one] ?? 0) - (id[other] ?? 0),
  relevance:
    ({ isAvailable, popularity, id }) =>
    (one, other) =>
      (isAvailable[other] ?? 0) - (isAvailable[one] ?? 0) ||
      (popularity[other] ?? 0) - (popularity[one] ?? 0) ||
      (id[one] ?? 0) - (id[other] ?? 0),
};

/** The first `count` slots in an order. */
export const sortedSlots = (count: number, by: CompareSlots): OrderedSlots => {
  const slots = Uint32Array.from({ length: count }, (_, slot) => slot);
  return { slots: slots.sort(by), moved: new Set() };
};

export const sortSlots = (columns: Columns): SlotOrders => ({
  amount: sortedSlots(columns.count, compare.amount(columns)),
  relevance: sortedSlots(columns.count, compare.relevance(columns)),
});

/** The first place from `from` on whose slot stands after `slot`. */
const placeAfter = (slots: Uint32Array, slot: number, from: number, by: CompareSlots): number => {
  let [low, high] = [from, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (by(slot, slots[middle] ?? 0) < 0) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Puts the slots that were added or moved where they belong: one copy of all, however many they are. */
export const settleSlots = (count: number, ordered: OrderedSlots, by: CompareSlots): void => {
  if (ordered.moved.size === 0) return;
  const moved = new Uint8Array(count);
  for (const slot of ordered.moved) moved[slot] = 1;
  const before = ordered.slots;
  let stay = 0;
  for (let at = 0; at < before.length; at++) {
    const slot = before[at] ?? 0;
    if (moved[slot] !== 1) before[stay++] = slot;
  }
  const staying = before.subarray(0, stay);
  const after = new Uint32Array(count);
  let from = 0;
  for (const [at, slot] of [...ordered.moved].sort(by).entries()) {
    const place = placeAfter(staying, slot, from, by);
    after.set(staying.subarray(from, place), from + at);
    after[place + at] = slot;
    from = place;
  }
  after.set(staying.subarray(from), from + ordered.moved.size);
  ordered.slots = after;
  ordered.moved.clear();
};

/** Where amounts begin: those without one stand before and are shown last. */
const firstPresent = ({ amount }: Columns, slots: Uint32Array): number => {
  let [low, high] = [0, slots.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isNone(amount[slots[middle] ?? 0])) low = middle + 1;
    else high = middle;
  }
  return low;
};

/**
 * The places `from` to `from + most` of the slots that `shows` accepts, in an order. Undefined where that takes more
 * than `patience` steps: then few are accepted, and to sort those is cheaper.
 */
export const walkOrder = (
  columns: Columns,
  orders: SlotOrders,
  order: SearchOrder,
  from: number,
  most: number,
  patience: number,
  shows: (slot: number) => boolean,
): number[] | undefined => {
  if (most === 0) return [];
  const key = order === 'relevance' ? 'relevance' : 'amount';
  settleSlots(columns.count, orders[key], compare[key](columns));
  const { slots } = orders[key];
  const page: number[] = [];
  let passed = 0;
  const isFull = (slot: number): boolean => {
    if (shows(slot) && passed++ >= from) page.push(slot);
    return page.length === most;
  };
  const end = Math.min(slots.length, patience);
  if (order !== 'descending') {
    const begin = order === 'ascending' ? firstPresent(columns, slots) : 0;
    for (let step = 0; step < end; step++) {
      const at = begin + step;
      if (isFull(slots[at < slots.length ? at : at - slots.length] ?? 0)) return page;
    }
    return end < slots.length ? undefined : page;
  }
  const stop = slots.length - end;
  for (let last = slots.length; last > stop; ) {
    // Downwards too those of one amount stand by id upwards.
    const amount = columns.amount[slots[last - 1] ?? 0];
    let first = last - 1;
    while (first > 0 && columns.amount[slots[first - 1] ?? 0] === amount) first--;
    for (let at = first; at < last; at++) if (isFull(slots[at] ?? 0)) return page;
    last = first;
  }
  return stop > 0 ? undefined : page;
};
