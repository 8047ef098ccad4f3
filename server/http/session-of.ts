import type { Ctx, Session } from '#server/ctx';
import type { RequestOptions } from '#server/http/request-ctx';
import { Refusal } from '#server/refusal';

/** Finds who asks. Throws where what the request shows is worth nothing. */
export type SessionOf = (
  options: Pick<RequestOptions, 'findSession'>,
  ctx: Ctx,
  request: Request,
) => Promise<Session | null>;

/** The session of the token that the request carries: null without one; a dead one is a 401 even where anyone may ask. */
export const sessionOfToken: SessionOf = async (options, ctx, request) => {
  const header = request.headers.get('authorization');
  if (!header) return null;
  const token = /^OAuth (\S{20,200})$/.exec(header)?.[1];
  const session = token ? await options.findSession(ctx, token) : null;
  if (!session) throw new Refusal('session.none');
  return session;
};

/** Nobody, whatever the request carries. */
export const noSession: SessionOf = async () => null;
