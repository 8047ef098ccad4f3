import type { HandlersOf } from '#server/http/handlers';
import { mailStatus } from '#server/mail/mail.service';
import { countWaiting } from '#server/panel/count-waiting.service';
import { findAnything } from '#server/panel/find-anything.service';
import { summarize } from '#server/panel/summarize.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

export const panelRoutes: HandlersOf<'panel/find' | 'panel/count' | 'panel/summary' | 'mail/status', MemoryCtx> = {
  'panel/find': async (ctx, { text }) => ({ data: await findAnything(ctx, text.trim()) }),
  'panel/count': async (ctx, { toCompany }) => ({ data: await countWaiting(ctx, toCompany) }),
  'panel/summary': async (ctx, asked) => ({ data: await summarize(ctx, asked) }),
  'mail/status': async (ctx) => ({ data: await mailStatus(ctx) }),
};
