import type { Change, Db } from '#server/ctx';
import { rowOf } from '#server/engine/growing';
import type { FamilyState } from '#server/read-model/families/family-state';
import {
  familiesOfProducts,
  type StoredVehicle,
  storedVehicles,
} from '#server/read-model/families/stored-families.service';
import type { Names } from '../names.ts';
import type { FamilyDocument } from './family-document.ts';

/** Notes by which names and products these families are known, so that a change of those is known to touch them. */
export const noteNames = (
  { familyOf, brandNames, trails }: Pick<FamilyState, 'familyOf' | 'brandNames' | 'trails'>,
  documents: readonly FamilyDocument[],
  names: Names,
): void => {
  for (const { code, views, applications } of documents) {
    for (const { productIds, brandIds, categories } of views) {
      for (const id of productIds) familyOf.set(id, code);
      for (const id of brandIds) brandNames.set(id, names.of('brandId', id));
      for (const path of categories) trails.set(path, names.trail(path));
    }
    for (const { brandId } of applications) if (brandId !== null) brandNames.set(brandId, names.of('brandId', brandId));
  }
};

const idsOf = (changes: readonly Change[], ...entities: string[]): string[] =>
  changes.filter(({ entity }) => entities.includes(entity)).map(({ id }) => id);

/** Whether a category or brand that families are found by has another name than it had. */
const isRenamed = ({ brandNames, trails }: FamilyState, changes: readonly Change[], names: Names): boolean => {
  const brands = idsOf(changes, 'brand').map(Number);
  if (brands.some((id) => brandNames.has(id) && brandNames.get(id) !== names.of('brandId', id))) return true;
  return idsOf(changes, 'category').length > 0 && [...trails].some(([path, trail]) => names.trail(path) !== trail);
};

const isSame = (one: StoredVehicle | undefined, other: StoredVehicle): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The families that fit one of these vehicles. */
const fitting = ({ index }: FamilyState, vehicleIds: ReadonlySet<number>): string[] => {
  const { families, applications, wordings, vehicles } = index;
  const isOne = wordings.vehicle.items.map((place) => (vehicleIds.has(vehicles.values[place] ?? 0) ? 1 : 0));
  return families.codes.values.filter((_, family) =>
    rowOf(applications.wording, family).some((wording) => isOne[wording] === 1),
  );
};

/** The families that a batch of changes touches, or `all`. Vehicles are read anew here. */
export const changedFamilies = async (
  db: Db,
  state: FamilyState,
  changes: readonly Change[],
  names: Names,
): Promise<{ codes: string[]; all: boolean }> => {
  const codes = new Set(idsOf(changes, 'family'));
  const products = idsOf(changes, 'product', 'stock', 'sale').map(Number);
  if (products.length > 0) for (const code of await familiesOfProducts(db, products)) codes.add(code);
  for (const id of products) {
    const before = state.familyOf.get(id);
    if (before !== undefined) codes.add(before);
  }
  const vehicleIds = idsOf(changes, 'vehicle').map(Number);
  if (vehicleIds.length > 0) {
    const read = await storedVehicles(db, vehicleIds);
    const other = new Set(read.filter((row) => !isSame(state.vehicles.get(row.id), row)).map(({ id }) => id));
    for (const row of read) state.vehicles.set(row.id, row);
    if (other.size > 0) {
      // Years that no application of it takes over stand in the lists of vehicles all the same.
      state.index.version++;
      for (const code of fitting(state, other)) codes.add(code);
    }
  }
  return { codes: [...codes], all: isRenamed(state, changes, names) };
};
