import type { HandlersOf } from '#server/http/handlers';
import { findAnything } from '#server/panel/find-anything.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

export const panelRoutes: HandlersOf<'panel/find', MemoryCtx> = {
  'panel/find': async (ctx, { text }) => ({ data: await findAnything(ctx, text.trim()) }),
};
