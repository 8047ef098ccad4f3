import type { erasureCalls } from '#contract/erasure';
import { personFile } from '#server/erasure/person-file.service';
import type { HandlersOf } from '#server/http/handlers';

export const erasureRoutes: HandlersOf<keyof typeof erasureCalls> = {
  'person/file': async (ctx, { id }) => ({ data: await personFile(ctx, id) }),
};
