import type { HandlersOf } from '#server/http/handlers';
import type { MemoryCtx } from '#server/read-model/memory-ctx';
import { addFamily, changeFamily } from './edit-family.service.ts';
import { addVehicle, changeVehicle, listVehiclesOfBrand } from './edit-vehicle.service.ts';
import { findWholeFamily } from './find-whole-family.service.ts';

export const autopartsRoutes: HandlersOf<
  'autopart/findWhole' | 'autopart/add' | 'autopart/update' | 'vehicle/listByBrand' | 'vehicle/add' | 'vehicle/update',
  MemoryCtx
> = {
  'autopart/findWhole': async (ctx, { family }) => ({ data: await findWholeFamily(ctx, family) }),
  'autopart/add': async (ctx, input) => ({ data: await addFamily(ctx, input) }),
  'autopart/update': async (ctx, input) => ({ data: await changeFamily(ctx, input) }),
  'vehicle/listByBrand': async (ctx, { brandId }) => ({ data: await listVehiclesOfBrand(ctx, brandId) }),
  'vehicle/add': async (ctx, input) => ({ data: await addVehicle(ctx, input) }),
  'vehicle/update': async (ctx, input) => ({ data: await changeVehicle(ctx, input) }),
};
