import type { HandlersOf } from '#server/http/handlers';
import { findFamily, listRelatedFamilies } from './families.service.ts';

export const autopartsRoutes: HandlersOf<'autopart/findByFamily' | 'autopart/listRelated'> = {
  'autopart/findByFamily': async (ctx, { family }) => ({ data: await findFamily(ctx, family) }),
  'autopart/listRelated': async (ctx, { family }) => ({ data: await listRelatedFamilies(ctx, family) }),
};
