import { z } from 'zod';
import { id } from '#contract/fields';
import { importErrorsPath } from '#contract/plain/imports';
import type { DoorEntry } from '#server/http/door';
import { parseInput } from '#server/http/parse';
import { findErrors } from '#server/imports/imports.service';

const asked = z.object({ id: z.preprocess(Number, id) });

/** GET /rest/import/errors?id=: the rows that an import left out, as a CSV with why (docs/decisions/030-import-screens.md). */
export const importErrorsEntry: DoorEntry = {
  method: 'GET',
  path: importErrorsPath,
  access: 'selOfSite',
  limit: { name: 'import.errors', points: 60, seconds: 900, shared: false },
  answer: async (ctx, { request }) => ({
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="errores.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: await findErrors(ctx, parseInput(asked, Object.fromEntries(new URL(request.url).searchParams)).id),
  }),
};
