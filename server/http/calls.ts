import { Hono } from 'hono';
import type { Call } from '#contract/call';
import { type CallPath, contract, type Input, type Output } from '#contract/contract';
import { answerToWire, requestToPlain } from '#contract/wire';
import type { Ctx, Session } from '#server/ctx';
import { requireAccess } from '#server/http/access';
import { type Answer, draining, failure, success } from '#server/http/answer';
import type { Handlers } from '#server/http/handlers';
import { type Limits, withinLimit } from '#server/http/limits';
import { parseInput } from '#server/http/parse';
import { readBody } from '#server/http/read-body';
import { type Bindings, requestCtx } from '#server/http/request-ctx';
import { Refusal } from '#server/refusal';
import type { Site } from '#sites/site';

/** What the calls need of the process; `app.ts` fills it. */
export type CallsOptions = {
  handlers: Handlers;
  limits: Limits;
  /** The ctx of one request. */
  ctxOf: (request: { site: Site; session: Session | null; client: string; requestId: string }) => Ctx;
  siteOf: (request: Request) => Site;
  clientOf: (request: Request, socketAddress: string) => string;
  /** The session of a token, or null where it is dead. */
  findSession: (ctx: Ctx, token: string) => Promise<Session | null>;
  ownCompanyId: (ctx: Ctx) => Promise<number | undefined>;
  isDraining: () => boolean;
  /** Tests hold each answer against its schema; a shop does not pay for it. */
  checkOutputs?: boolean;
};

const bodyLimit = 1024 * 1024;

type AnyHandler = (ctx: Ctx, input: unknown) => Promise<Record<string, unknown>>;

/** Runs a call with input in plain names: access, schema, handler. Loaders use it in process; the wire is `mountCalls`. */
const runCall = async (options: CallsOptions, ctx: Ctx, path: CallPath, input: unknown) => {
  const call: Call = contract[path];
  requireAccess(call.access, ctx.session, call.access === 'selOfSite' ? await options.ownCompanyId(ctx) : undefined);
  const handler = options.handlers[path];
  const run = (typeof handler === 'function' ? handler : handler.run) as AnyHandler;
  const exists = typeof handler === 'function' ? undefined : handler.exists;
  const parsed = await parseOrMissing(call, ctx, input, exists);
  const output = await run(ctx, parsed);
  if (options.checkOutputs) call.output.parse(output);
  return output;
};

const parseOrMissing = async (
  call: Call,
  ctx: Ctx,
  input: unknown,
  exists?: (ctx: Ctx, input: Record<string, unknown>) => Promise<unknown>,
) => {
  try {
    return parseInput(call.input, input);
  } catch (error) {
    if (exists && error instanceof Refusal && error.status === 422) await exists(ctx, input as Record<string, unknown>);
    throw error;
  }
};

/** The typed call of one visitor's page, in process: no HTTP, no wire names, never signed in. */
export const callInProcess =
  (options: CallsOptions, ctx: Ctx) =>
  async <P extends CallPath>(path: P, input: Input<P>): Promise<Output<P>> =>
    (await runCall(options, ctx, path, input)) as Output<P>;

/** POST /rest/* with the wire's names and envelope, checks in the order of decisions W2. */
export const mountCalls = (options: CallsOptions) => {
  const app = new Hono<Bindings>();
  app.all('/rest/*', async (c) => {
    const { ctx, requestId } = requestCtx(options, c);
    const answer = options.isDraining()
      ? draining
      : await answerCall(options, ctx, c.req.raw).catch((error: unknown) => failure(error, requestId, ctx.log));
    return c.json(answer.body, answer.status as 200, {
      'cache-control': 'no-store',
      'x-request-id': requestId,
      ...answer.headers,
    });
  });
  return app;
};

const answerCall = async (options: CallsOptions, visitor: Ctx, request: Request): Promise<Answer> => {
  const path = new URL(request.url).pathname.slice('/rest/'.length);
  if (request.method !== 'POST' || !Object.hasOwn(contract, path)) throw new Refusal('call.unknown');
  const call: Call = contract[path as CallPath];
  const run = async () => {
    const body = await readJson(request);
    const ctx = { ...visitor, session: await sessionOf(options, visitor, request) };
    return runCall(options, ctx, path as CallPath, requestToPlain(path, body));
  };
  const output = await (call.limit ? withinLimit(options.limits, call.limit, visitor.client, run) : run());
  return success(answerToWire(path, output));
};

const readJson = async (request: Request): Promise<unknown> => {
  const text = await readBody(request, bodyLimit);
  try {
    return JSON.parse(text || '{}', refuseNul);
  } catch {
    throw new Refusal('call.notJson');
  }
};

// No database takes the character U+0000 in a text.
const refuseNul = (name: string, value: unknown) => {
  if (name.includes('\0') || (typeof value === 'string' && value.includes('\0'))) throw new Refusal('call.notJson');
  return value;
};

/** Null without a token; a token that is dead is a 401 even for a public call. */
const sessionOf = async (options: CallsOptions, ctx: Ctx, request: Request) => {
  const header = request.headers.get('authorization');
  if (!header) return null;
  const token = /^OAuth (\S{20,200})$/.exec(header)?.[1];
  const session = token ? await options.findSession(ctx, token) : null;
  if (!session) throw new Refusal('session.none');
  return session;
};
