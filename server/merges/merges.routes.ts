import type { MergePath } from '#contract/merges';
import type { HandlersOf } from '#server/http/handlers';
import { listMerges, mergeCompanies } from '#server/merges/merges.service';
import { previewMerge } from '#server/merges/preview-merge.service';
import { undoMerge } from '#server/merges/undo-merge.service';

export const mergesRoutes: HandlersOf<MergePath> = {
  'company/previewMerge': async (ctx, input) => ({ data: await previewMerge(ctx, input) }),
  'company/merge': mergeCompanies,
  'company/undoMerge': async (ctx, { mergeId }) => ({ data: await undoMerge(ctx, mergeId) }),
  'company/listMerges': async (ctx, { id }) => ({ data: await listMerges(ctx, id) }),
};
