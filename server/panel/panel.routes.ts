import type { HandlersOf } from '#server/http/handlers';
import { mailStatus } from '#server/mail/mail.service';
import { findAnything } from '#server/panel/find-anything.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

export const panelRoutes: HandlersOf<'panel/find' | 'mail/status', MemoryCtx> = {
  'panel/find': async (ctx, { text }) => ({ data: await findAnything(ctx, text.trim()) }),
  'mail/status': async (ctx) => ({ data: await mailStatus(ctx) }),
};
