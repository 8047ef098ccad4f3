import { getConfig, listConfig, listReleases, previewHome } from '#server/content/content.service';
import { firstOfEach, releasedOf } from '#server/content/released.service';
import { setConfig } from '#server/content/set-config.service';
import type { HandlersOf } from '#server/http/handlers';

export const contentRoutes: HandlersOf<
  'config/getPublic' | 'config/set' | 'config/list' | 'release/list' | 'content/preview' | 'product/listByCodes'
> = {
  'config/getPublic': async (ctx, { key }) => ({ data: await getConfig(ctx, key) }),
  'config/set': async (ctx, input) => ({ data: await setConfig(ctx, input) }),
  'config/list': async (ctx) => ({ data: await listConfig(ctx) }),
  'release/list': async (ctx) => ({ data: await listReleases(ctx) }),
  'content/preview': async (ctx) => ({ data: await previewHome(ctx) }),
  'product/listByCodes': async (ctx, { codes }) => {
    const shown = firstOfEach(codes, await releasedOf(ctx, codes));
    return { data: shown.map(({ item, asked }) => ({ ...item, asked })) };
  },
};
