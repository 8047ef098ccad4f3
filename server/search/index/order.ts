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
export const sortKey = (columns: Columns, scratch: Scratch, order: SearchOrder, slot: number): number => {
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
  slots: Uint32Array,
  keys: Float64Array,
  from: number,
  most: number,
): number[] => {
  const wanted = Math.min(slots.length, from + most);
  if (wanted <= from) return [];
  const before = (one: number, other: number): boolean => {
    const difference = (keys[one] ?? 0) - (keys[other] ?? 0);
    return (
      difference > 0 || (difference === 0 && (columns.id[slots[one] ?? 0] ?? 0) < (columns.id[slots[other] ?? 0] ?? 0))
    );
  };
  const heap = new Uint32Array(wanted);
  let size = 0;
  // The root of the heap is the last of the best found so far.
  const sink = (start: number): void => {
    let at = start;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= size) return;
      if (child + 1 < size && before(heap[child] ?? 0, heap[child + 1] ?? 0)) child++;
      if (!before(heap[at] ?? 0, heap[child] ?? 0)) return;
      [heap[at], heap[child]] = [heap[child] ?? 0, heap[at] ?? 0];
      at = child;
    }
  };
  while (size < wanted) {
    heap[size] = size;
    size++;
  }
  for (let at = (size >>> 1) - 1; at >= 0; at--) sink(at);
  for (let at = wanted; at < slots.length; at++)
    if (before(at, heap[0] ?? 0)) {
      heap[0] = at;
      sink(0);
    }
  const page: number[] = [];
  while (size > from) {
    page.push(slots[heap[0] ?? 0] ?? 0);
    heap[0] = heap[--size] ?? 0;
    sink(0);
  }
  return page.reverse();
};
