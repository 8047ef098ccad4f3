import type { importCalls } from '#contract/imports';
import type { HandlersOf } from '#server/http/handlers';
import {
  cancelImport,
  checkImport,
  findGone,
  findImport,
  listImports,
  undoImport,
  writeImport,
} from '#server/imports/imports.service';

export const importsRoutes: HandlersOf<keyof typeof importCalls> = {
  'import/list': async (ctx) => ({ data: await listImports(ctx) }),
  'import/find': async (ctx, { id }) => ({ data: await findImport(ctx, id) }),
  'import/gone': async (ctx, { id }) => ({ data: { codes: await findGone(ctx, id) } }),
  'import/check': async (ctx, input) => ({ data: await checkImport(ctx, input) }),
  'import/cancel': async (ctx, { id }) => ({ data: await cancelImport(ctx, id) }),
  'import/write': async (ctx, input) => ({ data: await writeImport(ctx, input) }),
  'import/undo': async (ctx, { id }) => ({ data: await undoImport(ctx, id) }),
};
