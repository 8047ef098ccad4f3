import type { HandlersOf } from '#server/http/handlers';
import { findFamily, listRelatedFamilies } from './families.service.ts';
import { filterFamilies } from './find-families.service.ts';
import { listVehicles } from './vehicles.service.ts';

export const autopartsRoutes: HandlersOf<
  'autopart/findByFamily' | 'autopart/filter' | 'autopart/listRelated' | 'vehicle/filter'
> = {
  'autopart/findByFamily': async (ctx, { family }) => ({ data: await findFamily(ctx, family) }),
  'autopart/filter': filterFamilies,
  'autopart/listRelated': async (ctx, { family }) => ({ data: await listRelatedFamilies(ctx, family) }),
  'vehicle/filter': async (ctx, asked) => ({ data: await listVehicles(ctx, asked) }),
};
