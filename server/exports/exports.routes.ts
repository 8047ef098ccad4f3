import type { exportCalls } from '#contract/exports';
import type { HandlersOf } from '#server/http/handlers';
import { exportTitles } from '#server/import/export.service';

export const exportsRoutes: HandlersOf<keyof typeof exportCalls> = {
  'export/listColumns': async (ctx, { form }) => ({ data: await exportTitles(ctx, form) }),
};
