import {
  addImage,
  changeImage,
  findImage,
  listImages,
  removeImage,
  removeUnused,
} from '#server/gallery/gallery.service';
import { matchFiles } from '#server/gallery/match-files.service';
import type { HandlersOf } from '#server/http/handlers';

export const galleryRoutes: HandlersOf<
  | 'image/add'
  | 'image/find'
  | 'image/update'
  | 'image/remove'
  | 'image/listByTarget'
  | 'image/match'
  | 'image/removeUnused'
> = {
  'image/add': async (ctx, input) => ({ data: await addImage(ctx, input) }),
  'image/find': async (ctx, { id }) => ({ data: await findImage(ctx, id) }),
  'image/update': {
    run: async (ctx, input) => ({ data: await changeImage(ctx, input) }),
    exists: (ctx, { id }) => findImage(ctx, Number(id)),
  },
  'image/remove': async (ctx, { id }) => {
    await removeImage(ctx, id);
    return { data: null };
  },
  'image/listByTarget': (ctx, input) => listImages(ctx, input),
  'image/match': async (ctx, { names }) => ({ data: await matchFiles(ctx, names) }),
  'image/removeUnused': async (ctx, { ids }) => ({ data: { count: await removeUnused(ctx, ids) } }),
};
