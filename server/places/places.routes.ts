import type { HandlersOf } from '#server/http/handlers';
import { listCities, listStates } from '#server/places/places.service';

export const placesRoutes: HandlersOf<'state/list' | 'city/list'> = {
  'state/list': async (ctx) => ({ data: await listStates(ctx) }),
  'city/list': async (ctx) => ({ data: await listCities(ctx) }),
};
