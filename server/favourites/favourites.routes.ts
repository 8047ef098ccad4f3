import type { favouriteCalls } from '#contract/favourites';
import { listCodes, listFavourites, setFavourite } from '#server/favourites/favourites.service';
import type { HandlersOf } from '#server/http/handlers';

export const favouritesRoutes: HandlersOf<keyof typeof favouriteCalls> = {
  'favourite/list': async (ctx) => ({ data: await listFavourites(ctx) }),
  'favourite/listCodes': async (ctx) => ({ data: await listCodes(ctx) }),
  'favourite/set': async (ctx, asked) => ({ data: await setFavourite(ctx, asked) }),
};
