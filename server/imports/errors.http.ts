import { z } from 'zod';
import { id } from '#contract/fields';
import { importContents, importErrorsPath } from '#contract/plain/imports';
import type { DoorEntry } from '#server/http/door';
import { parseInput } from '#server/http/parse';
import { streamOf } from '#server/http/stream-of';
import { findErrors, findOutcomes } from '#server/imports/imports.service';

const asked = z.object({ id: z.preprocess(Number, id), contents: z.enum(importContents).default('errors') });

/**
 * GET /rest/import/errors?id=: the rows that an import left out, as a CSV with why; with `contents=outcomes` all its rows, each
 * with what becomes of it (docs/decisions/030-import-screens.md).
 */
export const importErrorsEntry: DoorEntry = {
  method: 'GET',
  path: importErrorsPath,
  access: 'selOfSite',
  limit: { name: 'import.errors', points: 60, seconds: 900, shared: false },
  answer: async (ctx, { request }) => {
    const { id: of, contents } = parseInput(asked, Object.fromEntries(new URL(request.url).searchParams));
    return {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${contents === 'errors' ? 'errores' : 'resultado'}.csv"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
      },
      body: contents === 'errors' ? await findErrors(ctx, of) : streamOf(await findOutcomes(ctx, of), ctx.log),
    };
  },
};
