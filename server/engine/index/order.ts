import type { SearchOrder } from '../search-engine.ts';
import { coverageSteps, popularFrom } from './fields.ts';
import type { Scores } from './scores.ts';

/** An amount of 0 is none: it comes last, whichever way. */
export const isNone = (amount: number | undefined): boolean => amount === 0;

/** The columns that slots are ordered by. */
export type Ordered = Record<'id' | 'amount' | 'isAvailable' | 'popularity', ArrayLike<number>>;
type Named = Ordered & { nameWords: ArrayLike<number> };

const exactStep = 2 ** 48;
const scoreStep = 2 ** 37;
const availableStep = 2 ** 36;
const coverageStep = 2 ** 32;

const popularitySteps = (popularity: number): number =>
  popularity < popularFrom[0] ? 0 : popularity < popularFrom[1] ? 1 : 2;

/** By how many words of a name were asked for and how many it has: the share that they are, in steps. */
const shares = Uint8Array.from({ length: 256 * 32 }, (_, at) =>
  Math.floor(coverageSteps * Math.min(1, (at & 31) / Math.max(1, at >> 5))),
);

/**
 * The number by which a slot is ordered, higher first. A whole code is first in every order; then score, whether it is
 * available, how much of the name was asked for and how popular it is, in steps and then exactly; or the amount. Less than
 * `least` need not be exact.
 */
const sortKeys = (
  { amount, isAvailable, popularity, nameWords }: Named,
  { wholeCode, score, coverage }: Scores,
  order: SearchOrder,
): ((slot: number, least: number) => number) => {
  if (order === 'ascending')
    return (slot) =>
      (wholeCode[slot] ?? 0) * exactStep + (isNone(amount[slot]) ? 0 : exactStep / 2 - (amount[slot] ?? 0));
  if (order === 'descending') return (slot) => (wholeCode[slot] ?? 0) * exactStep + (amount[slot] ?? 0);
  return (slot, least) => {
    const key = (wholeCode[slot] ?? 0) * exactStep + (score[slot] ?? 0) * scoreStep;
    // Most do not come near a page: what else is known of them is not looked up.
    if (key + scoreStep <= least) return key;
    const popular = popularity[slot] ?? 0;
    const share = shares[((nameWords[slot] ?? 0) << 5) | (coverage[slot] ?? 0)] ?? 0;
    return key + (isAvailable[slot] ?? 0) * availableStep + (share + popularitySteps(popular)) * coverageStep + popular;
  };
};

/** The slots of one page. */
export const pageOf = (
  columns: Named,
  scratch: Scores,
  order: SearchOrder,
  slots: Uint32Array,
  from: number,
  most: number,
): number[] => firstSlots(columns, slots, from, most, sortKeys(columns, scratch, order));

/** The places `from` to `from + most` of slots that are ordered by key, highest first, and by id where keys are equal. */
export const firstSlots = (
  columns: Pick<Ordered, 'id'>,
  slots: Uint32Array,
  from: number,
  most: number,
  keyOf: (slot: number, least: number) => number,
): number[] => {
  const wanted = Math.min(slots.length, from + most);
  if (wanted <= from) return [];
  const heap = new Uint32Array(wanted);
  const keys = new Float64Array(wanted);
  const isBefore = (slot: number, key: number, at: number): boolean => {
    const other = keys[at] ?? 0;
    return key > other || (key === other && (columns.id[slot] ?? 0) < (columns.id[heap[at] ?? 0] ?? 0));
  };
  let size = 0;
  // The root of the heap is the last of the best found so far; a slot sinks from `start` to where it belongs.
  const sink = (start: number, slot: number, key: number): void => {
    let at = start;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) break;
      if (child + 1 < size && isBefore(heap[child] ?? 0, keys[child] ?? 0, child + 1)) child++;
      if (!isBefore(slot, key, child)) break;
      heap[at] = heap[child] ?? 0;
      keys[at] = keys[child] ?? 0;
      at = child;
    }
    heap[at] = slot;
    keys[at] = key;
  };
  for (; size < wanted; size++) {
    heap[size] = slots[size] ?? 0;
    keys[size] = keyOf(slots[size] ?? 0, 0);
  }
  for (let at = (size >>> 1) - 1; at >= 0; at--) sink(at, heap[at] ?? 0, keys[at] ?? 0);
  for (let at = wanted; at < slots.length; at++) {
    const slot = slots[at] ?? 0;
    const least = keys[0] ?? 0;
    const key = keyOf(slot, least);
    if (key >= least && isBefore(slot, key, 0)) sink(0, slot, key);
  }
  const page: number[] = [];
  while (size > from) {
    page.push(heap[0] ?? 0);
    size--;
    sink(0, heap[size] ?? 0, keys[size] ?? 0);
  }
  return page.reverse();
};
