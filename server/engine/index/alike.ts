import type { AlikeQuery } from '../search-engine.ts';
import type { MemoryIndex } from './memory-index.ts';
import { firstSlots } from './order.ts';
import { scopeOf } from './scope.ts';
import { collectSlots } from './slots-by-value.ts';

/** The ids of documents that are like one; the rules stand with `AlikeQuery`. */
export const findAlike = (index: MemoryIndex, { id, like, amount, most, roots }: AlikeQuery): number[] => {
  const { columns, scratch } = index;
  const { visible } = scopeOf(index.scopes, columns, { roots, seesAll: false });
  const distance = (slot: number): number =>
    amount === undefined ? 0 : -Math.abs((columns.amount[slot] ?? 0) - amount);
  const found: number[] = [];
  const before: { places: Int32Array; place: number }[] = [];
  for (const { facet: key, value } of like) {
    const facet = columns.facets.find((one) => one.key === key);
    const place = facet?.dictionary.places.get(value);
    if (!facet || place === undefined || found.length === most) continue;
    const { listed, places } = facet;
    const count = collectSlots(listed, places, visible, [place], scratch.slots);
    const slots = scratch.slots
      .subarray(0, count)
      .filter((slot) => columns.id[slot] !== id && before.every((one) => one.places[slot] !== one.place));
    found.push(...firstSlots(columns, slots, 0, most - found.length, distance));
    before.push({ places, place });
  }
  return found.map((slot) => columns.id[slot] ?? 0);
};
