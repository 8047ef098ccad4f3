import { Hono } from 'hono';
import type { Access, Limit } from '#contract/call';
import type { Ctx } from '#server/ctx';
import { requireCaller } from '#server/http/access';
import { type Answer, draining, failure } from '#server/http/answer';
import { withinLimit } from '#server/http/limits';
import { readBody, refuseTooLarge } from '#server/http/read-body';
import { type Bindings, type RequestOptions, requestCtx } from '#server/http/request-ctx';
import { type SessionOf, sessionOfToken } from '#server/http/session-of';

/** An answer. `content-type` stands in the headers; without it the body is plain text. A 304 has null for a body. */
type Reply = {
  status?: number;
  headers?: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null;
};

/** A request. `readText` throws a 413 beyond the entry's `bodyLimit`. */
type Asked = { request: Request; readText: () => Promise<string> };

/** One address whose request or answer is not the JSON of a call: a form, a file, a page, a provider's notification. */
export type DoorEntry<C extends Ctx = Ctx> = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  access: Access;
  /** Per client address. */
  limit?: Limit;
  /** Bytes that the body may have; 0 where none is named. */
  bodyLimit?: number;
  /** The account that asks: by default that of the token that the request carries. */
  sessionOf?: SessionOf;
  /** Where it answers false, this shop has no such address. */
  exists?: (ctx: Ctx) => Promise<boolean>;
  answer: (ctx: C, asked: Asked) => Promise<Reply>;
  /** A refusal in a form of the entry's own; by default its sentence as plain text. */
  refuse?: (refused: Answer, error?: unknown) => Reply;
};

/** Answers these addresses with the checks of calls, in their order: drain, limit, size, token, role; then the entry itself. */
export const mountDoor = <C extends Ctx>(options: RequestOptions<C>, entries: readonly DoorEntry<C>[]) => {
  const app = new Hono<Bindings>();
  for (const entry of entries) {
    app.on(entry.method, entry.path, async (c, next) => {
      const { ctx, requestId } = requestCtx(options, c);
      const refuse = (refused: Answer, error?: unknown) =>
        withHeaders((entry.refuse ?? asText)(refused, error), refused.headers);
      const reply = options.isDraining()
        ? refuse(draining(requestId))
        : await enter(options, entry, ctx, c.req.raw).catch((error: unknown) =>
            refuse(failure(error, requestId, ctx.log), error),
          );
      return reply ? send(withHeaders(reply, { 'x-request-id': requestId })) : next();
    });
  }
  return app;
};

/** Undefined where the shop has no such address. */
const enter = async <C extends Ctx>(options: RequestOptions<C>, entry: DoorEntry<C>, visitor: C, request: Request) => {
  if (entry.exists && !(await entry.exists(visitor))) return undefined;
  const { access, limit, bodyLimit = 0, sessionOf = sessionOfToken, answer } = entry;
  const run = async () => {
    // Before it is known who sends; what declares no length is read only by who may send it.
    refuseTooLarge(request, bodyLimit);
    const session = await sessionOf(options, visitor, request);
    const ctx = session ? { ...visitor, session } : visitor;
    await requireCaller(options, ctx, access);
    return answer(ctx, { request, readText: () => readBody(request, bodyLimit) });
  };
  return limit ? withinLimit(options.limits, limit, visitor.client, run) : run();
};

/** A reply, or a refusal, as JSON. */
export const jsonReply = (status: number, body: object): Reply => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
export const refuseAsJson = ({ status, body }: Answer): Reply => jsonReply(status, body);

const asText = ({ status, body }: Answer): Reply => ({ status, body: String(body.error) });

const withHeaders = (reply: Reply, headers: Record<string, string>): Reply => ({
  ...reply,
  headers: { ...headers, ...reply.headers },
});

const send = ({ status = 200, headers, body }: Reply) =>
  new Response(body, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
