import type { AlikeQuery, FacetKey } from '../catalog-search.ts';
import type { MemoryIndex } from './memory-index.ts';
import { firstSlots } from './order.ts';
import { scopeOf } from './scope.ts';
import { collectSlots } from './slots-by-value.ts';

/** The ids of products that are like one: of its category, then of its brand; the rules stand with `AlikeQuery`. */
export const findAlike = (index: MemoryIndex, { id, categoryPath, brandId, priceCents, most, roots }: AlikeQuery) => {
  const { columns, listed, scratch } = index;
  const { visible } = scopeOf(index.scopes, columns, { roots, seller: false });
  const distance = (slot: number): number =>
    priceCents === undefined ? 0 : -Math.abs((columns.price[slot] ?? 0) - priceCents);
  const { categoryId: categories } = columns.facets;
  const category = columns.dictionaries.categoryId.places.get(categoryPath);
  const brand = columns.dictionaries.brandId.places.get(brandId);
  const nearest = (key: FacetKey, place: number | undefined, isOne: (slot: number) => boolean, count: number) => {
    if (place === undefined || count === 0) return [];
    const all = collectSlots(listed[key], columns.facets[key], visible, [place], scratch.slots);
    const slots = scratch.slots.subarray(0, all).filter((slot) => columns.id[slot] !== id && isOne(slot));
    return firstSlots(columns, slots, 0, count, distance);
  };
  const own = nearest('categoryId', category, () => true, most);
  const others = nearest('brandId', brand, (slot) => categories[slot] !== category, most - own.length);
  return [...own, ...others].map((slot) => columns.id[slot] ?? 0);
};
