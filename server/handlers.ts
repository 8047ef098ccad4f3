import { catalogueRoutes } from '#server/catalogue/catalogue.routes';
import type { Handlers } from '#server/http/handlers';
import { placesRoutes } from '#server/places/places.routes';

/** Every module's calls. */
export const handlers: Partial<Handlers> = {
  ...placesRoutes,
  ...catalogueRoutes,
};
