import type { SearchOrder } from '../catalog-search.ts';
import type { Columns } from './columns.ts';
import { popularFrom } from './fields.ts';
import type { Scratch } from './match.ts';

const exactStep = 2 ** 48;
const scoreStep = 2 ** 37;
const stockStep = 2 ** 36;
const coverageStep = 2 ** 32;

const popularity = (sales: number): number => (sales < popularFrom[0] ? 0 : sales < popularFrom[1] ? 1 : 2);

/** The number by which a slot is ordered, higher first. A whole code is first in every order; then score, stock, how much of the name was asked for and how well it sells, sales; or the price. */
const sortKey = (columns: Columns, scratch: Scratch, order: SearchOrder, slot: number): number => {
  const exact = (scratch.wholeCode[slot] ?? 0) * exactStep;
  const price = columns.price[slot] ?? 0;
  if (order === 'PLO') return exact + (exactStep / 2 - price);
  if (order === 'PHI') return exact + price;
  const inStock = (columns.inStock[slot] ?? 0) * stockStep;
  const sales = columns.sales[slot] ?? 0;
  const coverage = ((scratch.coverage[slot] ?? 0) + popularity(sales)) * coverageStep;
  return exact + (scratch.score[slot] ?? 0) * scoreStep + inStock + coverage + sales;
};

/** The slots of one page: places `from` to `from + most` when ordered by key, highest first, and by id where keys are equal. */
export const pageOf = (
  columns: Columns,
  scratch: Scratch,
  order: SearchOrder,
  slots: Uint32Array,
  from: number,
  most: number,
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
    keys[size] = sortKey(columns, scratch, order, slots[size] ?? 0);
  }
  for (let at = (size >>> 1) - 1; at >= 0; at--) sink(at, heap[at] ?? 0, keys[at] ?? 0);
  for (let at = wanted; at < slots.length; at++) {
    const slot = slots[at] ?? 0;
    const key = sortKey(columns, scratch, order, slot);
    if (isBefore(slot, key, 0)) sink(0, slot, key);
  }
  const page: number[] = [];
  while (size > from) {
    page.push(heap[0] ?? 0);
    size--;
    sink(0, heap[size] ?? 0, keys[size] ?? 0);
  }
  return page.reverse();
};
