import type { Vehicle } from '#contract/autoparts';
import type { Brand } from '#contract/catalogue';
import type { Parsed } from '#contract/contract';
import { listExternalVehicles, vehicleOf } from '#server/autoparts/vehicles.service';
import type { Ctx } from '#server/ctx';
import { itemsAt } from '#server/engine/index/lists';
import { isSeller } from '#server/is-seller';
import type { LoadedFamilies } from '#server/read-model/families/family-model';
import type { StoredVehicle } from '#server/read-model/families/stored-families.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { isInSite } from '#server/read-model/visibility';
import { Refusal } from '#server/refusal';
import { type Scope, scopeOf, wordingsOf } from './families/scope.ts';
import type { FamilyAnswer } from './families/search-families.ts';

const scopeFor = (ctx: Ctx, { index }: LoadedFamilies): Scope =>
  scopeOf(index, { root: ctx.site.rootCategory, isSeller: isSeller(ctx) });

const spanish = new Intl.Collator('es');
const nameOrder = (one: string, other: string): number => spanish.compare(one.toLowerCase(), other.toLowerCase());
const yearOrder = (one: number | null, other: number | null): number => (one ?? 9999) - (other ?? 9999);

/** By model, years and engine. */
const vehicleOrder = (one: StoredVehicle, other: StoredVehicle): number =>
  nameOrder(one.model, other.model) ||
  yearOrder(one.from, other.from) ||
  yearOrder(one.to, other.to) ||
  nameOrder(one.engine, other.engine) ||
  one.id - other.id;

const cachedIn = <T>({ cache }: Scope, key: string, make: () => T): T => {
  const known = cache.get(key) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
};

const slotsIn = ({ index }: LoadedFamilies, scope: Scope, category: string | undefined): Uint32Array =>
  category === undefined ? scope.slots : itemsAt(scope.by.category(), index.categories.byValue.get(category) ?? -1);

/** By a vehicle's place 1 where something in a category (or anywhere) fits it. */
const fittedIn = (loaded: LoadedFamilies, scope: Scope, category: string | undefined): Uint8Array =>
  cachedIn(scope, `fitted ${category ?? ''}`, () => {
    const { index } = loaded;
    const fitted = new Uint8Array(index.vehicles.values.length);
    for (const slot of slotsIn(loaded, scope, category))
      for (const wording of wordingsOf(index, slot)) {
        const place = index.wordings.vehicle.items[wording] ?? -1;
        if (place >= 0) fitted[place] = 1;
      }
    return fitted;
  });

/** The vehicles of each brand that anything fits, in their order. */
const byBrand = ({ index, vehicles }: LoadedFamilies, scope: Scope, brandId: number) =>
  cachedIn(scope, `vehicles ${brandId}`, () =>
    index.vehicles.values
      .flatMap((id, place) => {
        const vehicle = vehicles.get(id);
        return vehicle?.brandId === brandId ? [{ vehicle, place }] : [];
      })
      .sort((one, other) => vehicleOrder(one.vehicle, other.vehicle))
      .map(({ vehicle, place }) => ({ place, shown: vehicleOf(vehicle) })),
  );

/** A category by its path where the caller sees it. */
const seen = (ctx: Ctx, path: string | undefined) =>
  path !== undefined && (isSeller(ctx) || isInSite(ctx, path)) ? path : undefined;

/**
 * The vehicles of a brand for which there is something in a category: ours, or those of the external service where one
 * is set, as far as they exist for the caller; it is asked by category, so without one they are ours. None for a brand or category that does not exist for
 * the caller. No SQL for ours.
 */
export const listVehicles = async (
  ctx: MemoryCtx,
  { brandId, categoryId }: Parsed<'vehicle/filter'>,
): Promise<Vehicle[]> => {
  const loaded = await ctx.families.loaded();
  const category = categoryId === undefined ? undefined : seen(ctx, loaded.names.numbered(categoryId));
  if (categoryId !== undefined && category === undefined) return [];
  const service = ctx.settings.vehicleService;
  if (service !== null && categoryId !== undefined) {
    const external = await listExternalVehicles(ctx, service, { brandId, categoryId });
    return external.filter(({ id }) => vehicleFor(ctx, loaded, id) !== null);
  }
  const scope = scopeFor(ctx, loaded);
  const fitted = fittedIn(loaded, scope, category);
  if (!loaded.index.brands.byValue.has(brandId)) return [];
  return byBrand(loaded, scope, brandId).flatMap(({ place, shown }) => (fitted[place] === 1 ? [shown] : []));
};

/** A vehicle, or null where it does not exist. Where all that fits it is hidden from the caller, it is hidden too. */
export const vehicleFor = (ctx: Ctx, loaded: LoadedFamilies, id: number): Vehicle | null => {
  const row = loaded.vehicles.get(id);
  if (!row) return null;
  const place = loaded.index.vehicles.byValue.get(id);
  if (place === undefined || fittedIn(loaded, scopeFor(ctx, loaded), undefined)[place] === 1) return vehicleOf(row);
  const everything = scopeOf(loaded.index, { root: ctx.site.rootCategory, isSeller: true });
  return fittedIn(loaded, everything, undefined)[place] === 1 ? null : vehicleOf(row);
};

/** Those vehicles that have the years that a text names, in the order given; all where it names none. */
export const vehiclesNamed = (
  ctx: Ctx,
  loaded: LoadedFamilies,
  { vehicles, years }: Pick<FamilyAnswer, 'vehicles' | 'years'>,
): Vehicle[] =>
  vehicles.flatMap((id) => {
    const { from = null, to = null } = loaded.vehicles.get(id) ?? {};
    const isBuilt = years.every((year) => (from ?? year) <= year && (to ?? year) >= year);
    return isBuilt ? (vehicleFor(ctx, loaded, id) ?? []) : [];
  });

/** A vehicle. Throws 404 where it does not exist for the caller. */
export const requireVehicle = async (ctx: MemoryCtx, id: number): Promise<Vehicle> => {
  const vehicle = vehicleFor(ctx, await ctx.families.loaded(), id);
  if (!vehicle) throw new Refusal('vehicle.notFound');
  return vehicle;
};

/** The brands of the vehicles that something in a category fits. Throws 404 for a category that does not exist for the caller. */
export const listVehicleBrands = async (ctx: MemoryCtx, asked: string): Promise<Brand[]> => {
  const loaded = await ctx.families.loaded();
  const { index, names } = loaded;
  const path = names.pathOf(asked);
  const category = seen(ctx, names.hasCategory(path) ? path : undefined);
  if (category === undefined) throw new Refusal('category.notFound');
  const fitted = fittedIn(loaded, scopeFor(ctx, loaded), category);
  const found = index.vehicles.values.flatMap((id, place) =>
    fitted[place] === 1 ? (loaded.vehicles.get(id)?.brandId ?? []) : [],
  );
  return [...new Set(found)]
    .map((id) => ({ id, name: names.of('brandId', id), logo: names.logoOf(id) }))
    .sort((one, other) => nameOrder(one.name, other.name));
};
