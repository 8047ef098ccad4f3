import type { FacetFilters, FacetKey } from '#contract/plain/facets';
import { holds } from '#server/engine/growing';
import { itemsAt } from '#server/engine/index/lists';
import type { FamilyIndex } from '#server/read-model/families/columns';
import type { Scope } from './scope.ts';

/**
 * Filters of a list of families. A category is a full path. `brandId` is a maker, or the brand of a vehicle that it
 * fits. Measures are in mm.
 */
export type FamilyFilters = {
  [K in keyof FacetFilters<'autoparts'>]: FacetFilters<'autoparts'>[K] | undefined;
} & {
  vehicleId?: number | undefined;
  height?: number | undefined;
  width?: number | undefined;
  tolerance: number;
  /** In cents; what is asked of price, stock and maker must hold for one product. */
  priceFrom?: number | undefined;
  priceTo?: number | undefined;
  inStock?: boolean | undefined;
};

/** A filter that its own facet leaves out when it counts. */
export type Part = FacetKey<'autoparts'> | 'measures';

/** Filters by the places of their values; -1 for a value that nothing has. */
export type Places = {
  category: number | undefined;
  brand: number | undefined;
  /** Makers, any of which will do. */
  partBrand: readonly number[] | undefined;
  vehicleBrand: number | undefined;
  vehicle: number | undefined;
  year: number | undefined;
  height: number | undefined;
  width: number | undefined;
  /** Both measures, in either order. */
  sides: readonly [number, number] | undefined;
  tolerance: number;
  offer: { from: number | undefined; to: number | undefined; inStock: boolean } | undefined;
};

const openEnd = 9999;

const placed = <T>({ byValue }: { byValue: Map<T, number> }, value: T | undefined) =>
  value === undefined ? undefined : (byValue.get(value) ?? -1);

const offerOf = ({ priceFrom, priceTo, inStock = false }: FamilyFilters, pricesVisible: boolean): Places['offer'] => {
  const [from, to] = pricesVisible ? [priceFrom, priceTo] : [];
  return inStock || from !== undefined || to !== undefined ? { from, to, inStock } : undefined;
};

/** By prices only who sees them narrows. */
export const placesOfFilters = (index: FamilyIndex, filters: FamilyFilters, pricesVisible: boolean): Places => ({
  category: placed(index.categories, filters.categoryId),
  brand: placed(index.brands, filters.brandId),
  partBrand: filters.partBrandId?.map((id) => placed(index.brands, id) ?? -1),
  vehicleBrand: placed(index.brands, filters.vehicleBrandId),
  vehicle: placed(index.vehicles, filters.vehicleId),
  // An open end reaches to the last year that is kept.
  year: filters.year === undefined ? undefined : Math.max(0, Math.min(filters.year, openEnd)),
  height: filters.height,
  width: filters.width,
  sides: undefined,
  tolerance: filters.tolerance,
  offer: offerOf(filters, pricesVisible),
});

const keyOf = {
  categoryId: 'category',
  brandId: 'brand',
  partBrandId: 'partBrand',
  vehicleBrandId: 'vehicleBrand',
  year: 'year',
} as const;

/** The filters without one of them. */
export const without = (places: Places, part: Part | undefined): Places => {
  if (part === undefined) return places;
  if (part === 'measures') return { ...places, height: undefined, width: undefined };
  const key = keyOf[part];
  return places[key] === undefined ? places : { ...places, [key]: undefined };
};

/** Whether one application, by its place, is of that vehicle, brand and year; each that is asked for. */
export const applies = (
  { applications, wordings }: FamilyIndex,
  at: number,
  { vehicle, vehicleBrand, year }: Pick<Places, 'vehicle' | 'vehicleBrand' | 'year'>,
): boolean => {
  const wording = applications.wording.items.items[at] ?? 0;
  return (
    (vehicle === undefined || wordings.vehicle.items[wording] === vehicle) &&
    (vehicleBrand === undefined || wordings.brand.items[wording] === vehicleBrand) &&
    (year === undefined || ((applications.from.items[at] ?? 1) <= year && (applications.to.items[at] ?? 0) >= year))
  );
};

/** Where a slot's applications begin, and how many they are. */
export const applicationsAt = ({ applications, slots }: FamilyIndex, slot: number): [start: number, count: number] => {
  const family = slots.family[slot] ?? 0;
  return [applications.wording.starts.items[family] ?? 0, applications.wording.counts.items[family] ?? 0];
};

/** Whether a year is inside a real range of anything that a slot's family fits. */
export const isInSpans = ({ families, slots }: FamilyIndex, slot: number, year: number): boolean => {
  const { starts, counts, items } = families.spans;
  const family = slots.family[slot] ?? 0;
  const start = starts.items[family] ?? 0;
  const end = start + (counts.items[family] ?? 0);
  for (let at = start; at < end; at += 2)
    if ((items.items[at] ?? 0) <= year && (items.items[at + 1] ?? 0) >= year) return true;
  return false;
};

const fits = (index: FamilyIndex, slot: number, places: Places, brand?: number): boolean => {
  const { vehicle, vehicleBrand, year } = places;
  if (brand === undefined && vehicle === undefined && vehicleBrand === undefined)
    return year === undefined || isInSpans(index, slot, year);
  if (brand !== undefined && vehicleBrand !== undefined && brand !== vehicleBrand) return false;
  return hasApplication(index, slot, vehicle, brand ?? vehicleBrand, year);
};

/** Whether one application of a slot's family is of that vehicle, brand and year. A walk of many, so it calls nothing. */
export const hasApplication = (
  { applications, wordings, slots }: FamilyIndex,
  slot: number,
  vehicle: number | undefined,
  brand: number | undefined,
  year: number | undefined,
): boolean => {
  const family = slots.family[slot] ?? 0;
  const start = applications.wording.starts.items[family] ?? 0;
  const end = start + (applications.wording.counts.items[family] ?? 0);
  const wordingAt = applications.wording.items.items;
  const from = applications.from.items;
  const to = applications.to.items;
  const vehicles = wordings.vehicle.items;
  const brands = wordings.brand.items;
  for (let at = start; at < end; at++) {
    if (year !== undefined && ((from[at] ?? 1) > year || (to[at] ?? 0) < year)) continue;
    const wording = wordingAt[at] ?? 0;
    if (vehicle !== undefined && vehicles[wording] !== vehicle) continue;
    if (brand === undefined || brands[wording] === brand) return true;
  }
  return false;
};

const isNear = (value: number | undefined, wanted: number | undefined, tolerance: number): boolean =>
  wanted === undefined || Math.round(Math.abs((value ?? Number.NaN) - wanted) * 10) <= Math.round(tolerance * 10);

const hasSides = (
  { slots: { height, width } }: FamilyIndex,
  slot: number,
  [one, other]: readonly [number, number],
  tolerance: number,
): boolean => {
  const [high, wide] = [height[slot], width[slot]];
  return (
    (isNear(high, one, tolerance) && isNear(wide, other, tolerance)) ||
    (isNear(high, other, tolerance) && isNear(wide, one, tolerance))
  );
};

/** Whether one product is offered as it is asked for, of this maker where one is said; what has no price is in no range. */
const isOffered = (
  { slots: { offers } }: FamilyIndex,
  slot: number,
  { from, to, inStock }: NonNullable<Places['offer']>,
  maker?: number,
): boolean => {
  const { starts, counts, items } = offers;
  const isRanged = from !== undefined || to !== undefined;
  const start = starts.items[slot] ?? 0;
  const end = start + (counts.items[slot] ?? 0);
  for (let at = start; at < end; at += 3) {
    if (maker !== undefined && items.items[at] !== maker) continue;
    if (inStock && items.items[at + 2] !== 1) continue;
    const price = items.items[at + 1] ?? 0;
    if (!isRanged || (price > 0 && price >= (from ?? 0) && price <= (to ?? price))) return true;
  }
  return false;
};

/** Whether a brand makes the part, as it is to be offered. */
export const isMadeBy = (index: FamilyIndex, slot: number, brand: number, { offer }: Pick<Places, 'offer'>): boolean =>
  offer ? isOffered(index, slot, offer, brand) : holds(index.slots.makers, slot, brand);

/** Whether a slot passes all filters. Vehicle, brand and year must hold for one application. */
export const passes = (index: FamilyIndex, slot: number, places: Places): boolean => {
  const { category, brand, partBrand, height, width, sides, tolerance, offer } = places;
  const { slots } = index;
  if (category !== undefined && !holds(slots.categories, slot, category)) return false;
  if (partBrand !== undefined && !partBrand.some((one) => isMadeBy(index, slot, one, places))) return false;
  if (offer !== undefined && !isOffered(index, slot, offer)) return false;
  if (!isNear(slots.height[slot], height, tolerance)) return false;
  if (!isNear(slots.width[slot], width, tolerance)) return false;
  if (sides !== undefined && !hasSides(index, slot, sides, tolerance)) return false;
  if (brand !== undefined && !isMadeBy(index, slot, brand, places)) return fits(index, slot, places, brand);
  return fits(index, slot, places);
};

export const isFiltered = (places: Places): boolean =>
  Object.entries(places).some(([key, value]) => key !== 'tolerance' && value !== undefined);

/** The lists as one without doubles, ascending. */
const union = (...lists: readonly Uint32Array[]): Uint32Array =>
  Uint32Array.from(new Set(lists.flatMap((list) => [...list]))).sort();

/** The slots that pass the filters: the shortest list of them is walked. */
export const select = (index: FamilyIndex, scope: Scope, places: Places): Uint32Array => {
  if (!isFiltered(places)) return scope.slots;
  const { category, brand, partBrand, vehicle, vehicleBrand } = places;
  const lists: Uint32Array[] = [];
  if (category !== undefined) lists.push(itemsAt(scope.by.category(), category));
  if (partBrand !== undefined) {
    const made = partBrand.map((one) => itemsAt(scope.by.maker(), one));
    lists.push(made.length === 1 && made[0] ? made[0] : union(...made));
  }
  if (vehicle !== undefined) lists.push(itemsAt(scope.by.vehicle(), vehicle));
  if (vehicleBrand !== undefined) lists.push(itemsAt(scope.by.fitBrand(), vehicleBrand));
  if (brand !== undefined && lists.length === 0)
    lists.push(union(itemsAt(scope.by.maker(), brand), itemsAt(scope.by.fitBrand(), brand)));
  const shortest = lists.reduce((best, list) => (list.length < best.length ? list : best), scope.slots);
  const found = new Uint32Array(shortest.length);
  let count = 0;
  for (let at = 0; at < shortest.length; at++) {
    const slot = shortest[at] ?? 0;
    if (passes(index, slot, places)) found[count++] = slot;
  }
  return found.subarray(0, count);
};
