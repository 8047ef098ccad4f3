import type { SearchOrder } from '../search-engine.ts';
import { isNone, type Ordered } from './order.ts';

type Columns = Ordered & { count: number };

/** All slots in the order of a list without a text, kept so that a page of many results is a walk. `moved`: slots that changed since. */
type OrderedSlots = { slots: Uint32Array<ArrayBuffer>; moved: Set<number> };
/** By amount upwards, and as by relevance where nothing is looked for: availability, popularity. Equal ones stand by id. */
export type SlotOrders = { amount: OrderedSlots; relevance: OrderedSlots };

type Compare = (columns: Columns, one: number, other: number) => number;
const compare: Record<keyof SlotOrders, Compare> = {
  amount: ({ amount, id }, one, other) =>
    (amount[one] ?? 0) - (amount[other] ?? 0) || (id[one] ?? 0) - (id[other] ?? 0),
  relevance: ({ isAvailable, popularity, id }, one, other) =>
    (isAvailable[other] ?? 0) - (isAvailable[one] ?? 0) ||
    (popularity[other] ?? 0) - (popularity[one] ?? 0) ||
    (id[one] ?? 0) - (id[other] ?? 0),
};

const sorted = (columns: Columns, by: Compare): OrderedSlots => {
  const slots = Uint32Array.from({ length: columns.count }, (_, slot) => slot);
  return { slots: slots.sort((one, other) => by(columns, one, other)), moved: new Set() };
};

export const sortSlots = (columns: Columns): SlotOrders => ({
  amount: sorted(columns, compare.amount),
  relevance: sorted(columns, compare.relevance),
});

/** Puts the slots that were added or moved where they belong: one walk, however many they are. */
const settle = (columns: Columns, ordered: OrderedSlots, by: Compare): void => {
  if (ordered.moved.size === 0) return;
  const moved = new Uint8Array(columns.count);
  for (const slot of ordered.moved) moved[slot] = 1;
  const incoming = [...ordered.moved].sort((one, other) => by(columns, one, other));
  const before = ordered.slots;
  const after = new Uint32Array(columns.count);
  let to = 0;
  let next = 0;
  for (let at = 0; at < before.length; at++) {
    const slot = before[at] ?? 0;
    if (moved[slot] === 1) continue;
    while (next < incoming.length && by(columns, incoming[next] ?? 0, slot) < 0) after[to++] = incoming[next++] ?? 0;
    after[to++] = slot;
  }
  while (next < incoming.length) after[to++] = incoming[next++] ?? 0;
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
  settle(columns, orders[key], compare[key]);
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
