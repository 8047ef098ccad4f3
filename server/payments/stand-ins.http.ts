import type { Limit } from '#contract/call';
import type { DoorEntry } from '#server/http/door';
import { noSession } from '#server/http/session-of';
import { readIsDemo } from '#server/mail/mail.store';

const limit: Limit = { name: 'demo.payments', points: 300, seconds: 60, shared: false };

/** The stand-ins' pages and calls, /demo/pagos/…, for the buyers of a demo. Elsewhere not there. */
export const standInEntries = (answer: (request: Request) => Promise<Response>): DoorEntry[] =>
  (['GET', 'POST'] as const).map((method) => ({
    method,
    path: '/demo/pagos/*',
    access: 'anyone',
    limit,
    bodyLimit: 64 * 1024,
    sessionOf: noSession,
    exists: (ctx) => readIsDemo(ctx.db),
    answer: async (_ctx, { request, readText }) => {
      const { url, headers } = request;
      const body = method === 'POST' ? await readText() : undefined;
      const given = await answer(new Request(url, { method, headers, ...(body !== undefined && { body }) }));
      return {
        status: given.status,
        headers: Object.fromEntries(given.headers),
        body: new Uint8Array(await given.arrayBuffer()),
      };
    },
  }));
