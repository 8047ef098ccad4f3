import type { Vehicle } from '#contract/autoparts';
import type { Parsed } from '#contract/contract';
import { requireCategoryNumber } from '#server/catalogue/categories.service';
import type { Ctx } from '#server/ctx';
import { askVehicleService } from './ask-vehicle-service.ts';
import { sightOf } from './seen.ts';
import { readIdsOfExternal, readVehicles } from './vehicles.store.ts';
import { yearRangeText } from './year-range.ts';

const lookups = { name: 'vehicle-service', points: 120, seconds: 900 };

/**
 * The vehicles of a brand for which there is something in a category: ours, or those of the external service where one
 * is set. Throws 404 for a category that does not exist for the caller.
 */
export const listVehicles = async (ctx: Ctx, asked: Parsed<'vehicle/filter'>): Promise<Vehicle[]> => {
  const category = await requireCategoryNumber(ctx, asked.categoryId);
  const service = ctx.settings.vehicleService;
  if (service !== null) return listExternal(ctx, service, asked);
  const rows = await readVehicles(ctx.db, { brandId: asked.brandId, category, sight: sightOf(ctx) });
  return rows.map(({ id, model, engine, brandName, ...years }) => ({
    ...{ id, name: model, yearRange: yearRangeText(years), engine, brandName },
  }));
};

/** A service that fails or answers nonsense gives no vehicles (C3); a number of theirs is never taken for one of ours. */
const listExternal = async (ctx: Ctx, service: string, asked: Parsed<'vehicle/filter'>): Promise<Vehicle[]> => {
  await ctx.limits.take(lookups, ctx.client);
  const told = await askVehicleService(service, asked).catch((error: unknown) => {
    ctx.log.error('vehicleService.failed', error);
    return [];
  });
  const externalIds = told.map(({ externalId }) => externalId);
  const known = await readIdsOfExternal(ctx.db, new URL(service).host, externalIds);
  const unknown = externalIds.filter((one) => !known.has(one)).length;
  if (unknown > 0) ctx.log.warn('vehicleService.unknown', { unknown, told: told.length });
  return told.flatMap(({ externalId, ...vehicle }) => {
    const id = known.get(externalId);
    return id === undefined ? [] : { id, ...vehicle };
  });
};
