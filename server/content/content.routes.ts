import { getConfig, listReleases } from '#server/content/content.service';
import type { HandlersOf } from '#server/http/handlers';

export const contentRoutes: HandlersOf<'config/getPublic' | 'release/list'> = {
  'config/getPublic': async (ctx, { key }) => ({ data: await getConfig(ctx, key) }),
  'release/list': async (ctx) => ({ data: await listReleases(ctx) }),
};
