import type { erasureCalls } from '#contract/erasure';
import { erasePerson, requireKnown } from '#server/erasure/erase-person.service';
import { personFile } from '#server/erasure/person-file.service';
import { previewErasure } from '#server/erasure/preview-erasure.service';
import type { HandlersOf } from '#server/http/handlers';

export const erasureRoutes: HandlersOf<keyof typeof erasureCalls> = {
  'person/file': async (ctx, { id }) => ({ data: await personFile(ctx, id) }),
  'person/previewErasure': async (ctx, { id }) => ({ data: await previewErasure(ctx, id) }),
  'person/erase': {
    run: async (ctx, input) => ({ data: await erasePerson(ctx, input) }),
    exists: (ctx, { id }) => requireKnown(ctx, Number(id)),
  },
};
