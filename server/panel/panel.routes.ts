import type { HandlersOf } from '#server/http/handlers';
import { mailStatus } from '#server/mail/mail.service';
import { countWaiting } from '#server/panel/count-waiting.service';
import { findAnything } from '#server/panel/find-anything.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

export const panelRoutes: HandlersOf<'panel/find' | 'panel/count' | 'mail/status', MemoryCtx> = {
  'panel/find': async (ctx, { text }) => ({ data: await findAnything(ctx, text.trim()) }),
  'panel/count': async (ctx, { toCompany }) => ({ data: await countWaiting(ctx, toCompany) }),
  'mail/status': async (ctx) => ({ data: await mailStatus(ctx) }),
};
