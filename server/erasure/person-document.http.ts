import { z } from 'zod';
import { id } from '#contract/fields';
import type { DoorEntry } from '#server/http/door';
import { parseInput } from '#server/http/parse';
import { personDocument } from './person-document.ts';
import { personFile } from './person-file.service.ts';

const asked = z.object({ id: z.coerce.number().pipe(id) });

/** GET /rest/person/document?id=: what `person/file` answers, as a page to print or send. */
export const documentEntry: DoorEntry = {
  method: 'GET',
  path: '/rest/person/document',
  access: 'administrator',
  limit: { name: 'person.document', points: 60, seconds: 900, shared: false },
  answer: async (ctx, { request }) => {
    const { id: personId } = parseInput(asked, Object.fromEntries(new URL(request.url).searchParams));
    const file = await personFile(ctx, personId);
    return {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-disposition': `attachment; filename="datos-${personId}.html"`,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'private, no-store',
      },
      body: personDocument(file, ctx.site.name),
    };
  },
};
