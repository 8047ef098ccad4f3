import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import type { Ctx, Session } from '#server/ctx';
import type { Limits } from '#server/http/limits';
import type { Site } from '#sites/site';

export type Bindings = { Bindings: { requestId?: string; incoming?: { socket: { remoteAddress?: string } } } };

/** Parts of the process that an answer to a request needs, be it a call or not; `shop.ts` fills it. */
export type RequestOptions<C extends Ctx = Ctx> = {
  limits: Limits;
  /** The ctx of one request. */
  ctxOf: (request: { site: Site; session: Session | null; client: string; requestId: string }) => C;
  siteOf: (request: Request) => Site;
  clientOf: (request: Request, socketAddress: string) => string;
  /** The session of a token, or null where it is dead. */
  findSession: (ctx: Ctx, token: string) => Promise<Session | null>;
  ownCompanyId: (ctx: Ctx) => Promise<number | undefined>;
  isDraining: () => boolean;
};

/** The id that the log has of a request; a new one where nobody logs requests. */
export const requestIdOf = (c: Context<Bindings>): string => c.env?.requestId ?? randomUUID();

/** The client that a request is counted for. */
export const clientOf = ({ clientOf: read }: Pick<RequestOptions, 'clientOf'>, c: Context<Bindings>): string =>
  read(c.req.raw, c.env?.incoming?.socket.remoteAddress ?? '127.0.0.1');

/** The ctx of a request before anyone knows who asks, with the id that its answer and the log carry. */
export const requestCtx = <C extends Ctx>(
  options: RequestOptions<C>,
  c: Context<Bindings>,
): { ctx: C; requestId: string } => {
  const requestId = requestIdOf(c);
  const client = clientOf(options, c);
  return { requestId, ctx: options.ctxOf({ site: options.siteOf(c.req.raw), session: null, client, requestId }) };
};
