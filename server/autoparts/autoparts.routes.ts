import type { HandlersOf } from '#server/http/handlers';
import { findFamily } from './families.service.ts';

export const autopartsRoutes: HandlersOf<'autopart/findByFamily'> = {
  'autopart/findByFamily': async (ctx, { family }) => ({ data: await findFamily(ctx, family) }),
};
