import type { HandlersOf } from '#server/http/handlers';
import { filterProducts } from './search.service.ts';
import { suggestProducts } from './suggest.service.ts';

export const searchRoutes: HandlersOf<'product/filter' | 'product/suggest'> = {
  'product/filter': filterProducts,
  'product/suggest': suggestProducts,
};
