import type { HandlersOf } from '#server/http/handlers';
import { filterProducts } from './search.service.ts';

export const searchRoutes: HandlersOf<'product/filter'> = {
  'product/filter': filterProducts,
};
