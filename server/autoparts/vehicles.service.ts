import type { Vehicle } from '#contract/autoparts';
import type { Ctx } from '#server/ctx';
import { type StoredVehicle, storedVehicle, storedVehicles } from '#server/read-model/families/stored-families.service';
import { sightOf } from '#server/read-model/visibility';
import { askVehicleService } from './ask-vehicle-service.ts';
import { readIdsOfExternal } from './vehicles.store.ts';
import { yearRangeText } from './year-range.ts';

const lookups = { name: 'vehicle-service', points: 120, seconds: 900, shared: false };
/** Seconds for which a page may show what the service said: nobody tells us when it would say something else. */
const answerHolds = 600;

/** A vehicle as it is shown. */
export const vehicleOf = ({ id, model, engine, brandId, brandName, ...years }: StoredVehicle): Vehicle => ({
  id,
  name: model,
  yearRange: yearRangeText(years),
  engine,
  brandId,
  brandName,
});

/** A vehicle, or null where it does not exist for the caller. */
export const findVehicle = async (ctx: Ctx, id: number): Promise<Vehicle | null> => {
  const row = await storedVehicle(ctx.db, id, sightOf(ctx));
  return row ? vehicleOf(row) : null;
};

/** Vehicles by their ids, whoever asks: for who chose them when they were there to be chosen. */
export const vehiclesById = async (ctx: Ctx, ids: readonly number[]): Promise<Map<number, Vehicle>> => {
  if (ids.length === 0) return new Map();
  return new Map((await storedVehicles(ctx.db, ids)).map((row) => [row.id, vehicleOf(row)]));
};

/**
 * The vehicles that the external service names for a brand and a category's number, by our ids and each once, whoever may
 * see them. One that fails or answers nonsense gives none (C3); a number of theirs is never taken for one of ours.
 */
export const listExternalVehicles = async (
  ctx: Ctx,
  service: string,
  asked: { brandId: number; categoryId: number },
): Promise<Vehicle[]> => {
  await ctx.limits.take(lookups, ctx.client);
  ctx.holdsFor(answerHolds);
  const external = await askVehicleService(service, asked).catch((error: unknown) => {
    ctx.log.error('vehicleService.failed', error);
    ctx.holdsFor(0);
    return [];
  });
  const externalIds = external.map(({ externalId }) => externalId);
  const known = await readIdsOfExternal(ctx.db, new URL(service).host, externalIds);
  const unknown = externalIds.filter((one) => !known.has(one)).length;
  if (unknown > 0) ctx.log.warn('vehicleService.unknown', { unknown, external: external.length });
  const vehicles = new Map<number, Vehicle>();
  for (const { externalId, ...vehicle } of external) {
    const own = known.get(externalId);
    if (own && !vehicles.has(own.id)) vehicles.set(own.id, { ...vehicle, ...own });
  }
  return [...vehicles.values()];
};
