import type { HandlersOf } from '#server/http/handlers';
import { mailStatus } from '#server/mail/mail.service';
import { sendTestMail } from '#server/mail/test-mail.service';
import { countWaiting } from '#server/panel/count-waiting.service';
import { findAnything } from '#server/panel/find-anything.service';
import { listFirstSteps } from '#server/panel/first-steps.service';
import { summarize } from '#server/panel/summarize.service';
import type { MemoryCtx } from '#server/read-model/memory-ctx';

export const panelRoutes: HandlersOf<
  'panel/find' | 'panel/count' | 'panel/summary' | 'panel/firstSteps' | 'mail/status' | 'mail/sendTest',
  MemoryCtx
> = {
  'panel/find': async (ctx, { text }) => ({ data: await findAnything(ctx, text.trim()) }),
  'panel/count': async (ctx, { toCompany }) => ({ data: await countWaiting(ctx, toCompany) }),
  'panel/summary': async (ctx, asked) => ({ data: await summarize(ctx, asked) }),
  'panel/firstSteps': async (ctx) => ({ data: await listFirstSteps(ctx) }),
  'mail/sendTest': async (ctx) => ({ data: await sendTestMail(ctx) }),
  'mail/status': async (ctx) => ({ data: await mailStatus(ctx) }),
};
