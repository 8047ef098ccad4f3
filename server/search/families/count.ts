import type { Rows } from '#server/engine/growing';
import type { FacetItem } from '#server/engine/search-engine';
import type { FamilyIndex } from '#server/read-model/families/columns';
import { applicationsAt, applies, hasApplication, isMadeBy, type Places } from './filters.ts';

/** Slots to count over and, by slot, what the words of the text that each matches are worth; absent where all match alike. */
export type Counted = { slots: Uint32Array; words?: Uint8Array | undefined };

/** Counts by place. A value counts only those that match best among its own: what choosing it would give. */
type Tally = { counts: Uint32Array; best: Uint8Array };

const openTally = (room: number): Tally => ({ counts: new Uint32Array(room), best: new Uint8Array(room) });

const add = ({ counts, best }: Tally, place: number, words: number): void => {
  const most = best[place] ?? 0;
  if (words < most) return;
  best[place] = words;
  counts[place] = words > most ? 1 : (counts[place] ?? 0) + 1;
};

const itemsOf = <T extends string | number>(
  { counts }: Tally,
  values: readonly T[],
  isShown?: Uint8Array,
): FacetItem[] => {
  const items: FacetItem[] = [];
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] ?? 0;
    const id = values[place];
    if (count > 0 && id !== undefined && (!isShown || isShown[place] === 1)) items.push({ id, count });
  }
  return items.sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
};

/** Adds every number of a row that `isOne` accepts. */
const addRow = (
  tally: Tally,
  { starts, counts, items }: Rows,
  row: number,
  words: number,
  isOne?: (place: number) => boolean,
): void => {
  const start = starts.items[row] ?? 0;
  const end = start + (counts.items[row] ?? 0);
  for (let at = start; at < end; at++) {
    const place = items.items[at] ?? 0;
    if (!isOne || isOne(place)) add(tally, place, words);
  }
};

const wordsAt = ({ words }: Counted, slot: number): number => words?.[slot] ?? 1;

/** The categories of these and those above them. */
export const countCategories = ({ slots, categories }: FamilyIndex, counted: Counted): FacetItem[] => {
  const tally = openTally(categories.values.length);
  for (const slot of counted.slots) addRow(tally, slots.categories, slot, wordsAt(counted, slot));
  return itemsOf(tally, categories.values);
};

/** Counts the makers of these, as they are to be offered. */
const tallyMakers = (index: FamilyIndex, counted: Counted, places: Places): Tally => {
  const tally = openTally(index.brands.values.length);
  let slot = 0;
  const isAsked = places.offer && ((place: number): boolean => isMadeBy(index, slot, place, places));
  for (slot of counted.slots) addRow(tally, index.slots.makers, slot, wordsAt(counted, slot), isAsked);
  return tally;
};

/** The makers of these. */
export const countMakers = (index: FamilyIndex, counted: Counted, places: Places): FacetItem[] =>
  itemsOf(tallyMakers(index, counted, places), index.brands.values);

/** Makers alone; each counts what its brand gives as a filter, be it of part or vehicle. */
export const countBrands = (index: FamilyIndex, counted: Counted, places: Places): FacetItem[] => {
  const { slots, families, brands } = index;
  const tally = tallyMakers(index, counted, places);
  const isMaker = new Uint8Array(brands.values.length);
  for (let place = 0; place < isMaker.length; place++) isMaker[place] = (tally.counts[place] ?? 0) > 0 ? 1 : 0;
  let slot = 0;
  const isOther = (place: number): boolean =>
    isMaker[place] === 1 && !isMadeBy(index, slot, place, places) && fitsBrand(index, slot, places, place);
  for (slot of counted.slots)
    addRow(tally, families.fitBrands, slots.family[slot] ?? 0, wordsAt(counted, slot), isOther);
  return itemsOf(tally, brands.values, isMaker);
};

const fitsBrand = (
  index: FamilyIndex,
  slot: number,
  { vehicle, vehicleBrand, year }: Places,
  brand: number,
): boolean => {
  if (vehicleBrand !== undefined && vehicleBrand !== brand) return false;
  if (vehicle === undefined && year === undefined) return true;
  return hasApplication(index, slot, vehicle, brand, year);
};

/** The brand that an application has to be of, because the part itself is not: then no other brand can be chosen beside it. */
const tiedBrand = (index: FamilyIndex, slot: number, places: Places): number | undefined =>
  places.brand === undefined || isMadeBy(index, slot, places.brand, places) ? undefined : places.brand;

/** The brands of the vehicles that these fit. */
export const countFitBrands = (index: FamilyIndex, counted: Counted, places: Places): FacetItem[] => {
  const { slots, families, brands, applications, wordings } = index;
  const { vehicle, year } = places;
  const tally = openTally(brands.values.length);
  const isFitAsked = vehicle !== undefined || year !== undefined;
  const wanted = { vehicle, year, vehicleBrand: undefined };
  const done = new Int32Array(brands.values.length);
  for (const slot of counted.slots) {
    const words = wordsAt(counted, slot);
    const tied = tiedBrand(index, slot, places);
    if (tied !== undefined) {
      // It passed the filters, so it fits something of that brand as it is asked for.
      add(tally, tied, words);
    } else if (!isFitAsked) addRow(tally, families.fitBrands, slots.family[slot] ?? 0, words);
    else {
      const [start, count] = applicationsAt(index, slot);
      for (let at = start; at < start + count; at++) {
        const brand = wordings.brand.items[applications.wording.items.items[at] ?? 0] ?? -1;
        if (brand < 0 || done[brand] === slot + 1 || !applies(index, at, wanted)) continue;
        done[brand] = slot + 1;
        add(tally, brand, words);
      }
    }
  }
  return itemsOf(tally, brands.values);
};

/** The years from `first` to `last` in which these fit something, newest first. */
export const countYears = (
  index: FamilyIndex,
  counted: Counted,
  places: Places,
  { first, last }: { first: number; last: number },
): FacetItem[] => {
  const { slots, families, applications } = index;
  const room = last - first + 1;
  const tally = openTally(room);
  const { vehicle, vehicleBrand } = places;
  const done = new Int32Array(room);
  const addRange = (slot: number, from: number, to: number): void => {
    for (let year = Math.max(from, first); year <= Math.min(to, last); year++) {
      if (done[year - first] === slot + 1) continue;
      done[year - first] = slot + 1;
      add(tally, year - first, wordsAt(counted, slot));
    }
  };
  const wholeRanges = new Int32Array(room + 1);
  const spans = families.spans.items.items;
  for (const slot of counted.slots) {
    const tied = tiedBrand(index, slot, places);
    if (vehicle === undefined && vehicleBrand === undefined && tied === undefined) {
      const family = slots.family[slot] ?? 0;
      const begin = families.spans.starts.items[family] ?? 0;
      const end = begin + (families.spans.counts.items[family] ?? 0);
      for (let at = begin; at < end; at += 2) {
        const from = Math.max(spans[at] ?? 0, first);
        const to = Math.min(spans[at + 1] ?? 0, last);
        if (counted.words) addRange(slot, from, to);
        else if (from <= to) {
          wholeRanges[from - first] = (wholeRanges[from - first] ?? 0) + 1;
          wholeRanges[to - first + 1] = (wholeRanges[to - first + 1] ?? 0) - 1;
        }
      }
      continue;
    }
    if (tied !== undefined && vehicleBrand !== undefined && tied !== vehicleBrand) continue;
    const wanted = { vehicle, year: undefined, vehicleBrand: tied ?? vehicleBrand };
    const [start, count] = applicationsAt(index, slot);
    for (let at = start; at < start + count; at++)
      if (applies(index, at, wanted)) addRange(slot, applications.from.items[at] ?? 1, applications.to.items[at] ?? 0);
  }
  let running = 0;
  for (let place = 0; place < room; place++) {
    running += wholeRanges[place] ?? 0;
    tally.counts[place] = (tally.counts[place] ?? 0) + running;
  }
  const years = Array.from({ length: room }, (_, place) => ({ id: first + place, count: tally.counts[place] ?? 0 }));
  return years.filter(({ count }) => count > 0).reverse();
};

type Span = { min: number; max: number } | null;

/** The least and the most of a measure. */
const spanOf = (found: Uint32Array, measures: Float64Array): Span => {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const slot of found) {
    const value = measures[slot] ?? Number.NaN;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return min <= max ? { min, max } : null;
};

export const measuresOf = (index: FamilyIndex, found: Uint32Array): { height: Span; width: Span } => ({
  height: spanOf(found, index.slots.height),
  width: spanOf(found, index.slots.width),
});
