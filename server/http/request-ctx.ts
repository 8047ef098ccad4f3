import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Ctx } from '#server/ctx';
import type { CallsOptions } from '#server/http/calls';

export type Bindings = { Bindings: { incoming?: { socket: { remoteAddress?: string } } } };

/** The ctx of a request before anyone knows who asks, with the id that its answer and the log carry. */
export const requestCtx = (options: CallsOptions, c: Context<Bindings>): { ctx: Ctx; requestId: string } => {
  const requestId = randomUUID();
  const client = options.clientOf(c.req.raw, c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1');
  return { requestId, ctx: options.ctxOf({ site: options.siteOf(c.req.raw), session: null, client, requestId }) };
};
