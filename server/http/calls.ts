import { type Context, Hono } from 'hono';
import type { Call } from '#contract/call';
import { type CallPath, contract, type Input, type Output } from '#contract/contract';
import { requestToPlain } from '#contract/wire';
import type { Ctx } from '#server/ctx';
import { requireCaller } from '#server/http/access';
import { type Answer, draining, failure, membersOf, successText } from '#server/http/answer';
import { checkedOutput } from '#server/http/checked-output';
import { entryOf, type Handlers } from '#server/http/handlers';
import { withinLimit } from '#server/http/limits';
import { parseInput } from '#server/http/parse';
import { readBody } from '#server/http/read-body';
import { type Bindings, type RequestOptions, requestCtx } from '#server/http/request-ctx';
import { sessionOfToken } from '#server/http/session-of';
import { Refusal } from '#server/refusal';

/** Parts of the process that calls need; `shop.ts` fills it. */
export type CallsOptions<C extends Ctx = Ctx> = RequestOptions<C> & {
  handlers: Handlers<C>;
  /** Tests hold each answer against its schema; a shop does not pay for it. */
  checkOutputs?: boolean;
};

const bodyLimit = 1024 * 1024;
// A shorter body cannot nest deeper than its readers can follow; a longer one is read piece by piece to tell.
const shortBody = 1000;

/** The input of a call, in plain names; throws where it may not be asked that: access, then schema. */
const admitted = async <C extends Ctx>(options: CallsOptions<C>, ctx: C, path: CallPath, input: unknown) => {
  const call: Call = contract[path];
  await requireCaller(options, ctx, call.access);
  return parseOrMissing(call, ctx, input, entryOf(options.handlers, path).exists);
};

/** Runs a call with input in plain names. Loaders use it in process; the wire is `mountCalls`. */
const runCall = async <C extends Ctx>(options: CallsOptions<C>, ctx: C, path: CallPath, input: unknown) => {
  const parsed = await admitted(options, ctx, path, input);
  const output = await entryOf(options.handlers, path).run(ctx, parsed);
  if (options.checkOutputs) contract[path].output.parse(output);
  return output;
};

/** The same as the text of an answer, taken from texts that are ready where the call has them. */
const writeCall = async <C extends Ctx>(
  options: CallsOptions<C>,
  ctx: C,
  path: CallPath,
  input: unknown,
): Promise<string> => {
  const parsed = await admitted(options, ctx, path, input);
  const entry = entryOf(options.handlers, path);
  if (options.checkOutputs) return checkedOutput({ path, entry, ctx, input: parsed });
  return successText((await entry.text?.(ctx, parsed)) ?? membersOf(path, await entry.run(ctx, parsed)));
};

const parseOrMissing = async <C extends Ctx>(
  call: Call,
  ctx: C,
  input: unknown,
  exists?: (ctx: C, input: Record<string, unknown>) => Promise<unknown>,
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
  <C extends Ctx>(options: CallsOptions<C>, ctx: C) =>
  async <P extends CallPath>(path: P, input: Input<P>): Promise<Output<P>> =>
    (await runCall(options, ctx, path, input)) as Output<P>;

/** POST /rest/* with the wire's names and envelope, checks in the order of decisions W2. */
export const mountCalls = <C extends Ctx>(options: CallsOptions<C>) => {
  const app = new Hono<Bindings>();
  app.all('/rest/*', answersCalls(options));
  return app;
};

/** Answers requests for calls. `headersOf` adds to the call's own headers. */
export const answersCalls =
  <C extends Ctx>(
    options: CallsOptions<C>,
    headersOf: (host: string | undefined) => Record<string, string> = () => ({}),
  ) =>
  async (c: Context<Bindings>): Promise<Response> => {
    const { ctx, requestId } = requestCtx(options, c);
    const refuse = ({ body, ...refused }: Answer) => ({ ...refused, text: JSON.stringify(body) });
    const { status, headers, text } = options.isDraining()
      ? refuse(draining(requestId))
      : await answerCall(options, ctx, c.req.path, c.req.raw).catch((error: unknown) =>
          refuse(failure(error, requestId, ctx.log)),
        );
    // Headers as a plain object are sent as they stand; `c.json` would make `Headers` of them first.
    return new Response(text, {
      status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'x-request-id': requestId,
        ...headersOf(c.req.header('host')),
        ...headers,
      },
    });
  };

const answerCall = async <C extends Ctx>(options: CallsOptions<C>, visitor: C, asked: string, request: Request) => {
  const path = asked.slice('/rest/'.length) as CallPath;
  if (request.method !== 'POST' || !Object.hasOwn(contract, path)) throw new Refusal('call.unknown');
  const { limit }: Call = contract[path];
  const run = async () => {
    const body = await readJson(request);
    const session = await sessionOfToken(options, visitor, request);
    const ctx = session ? { ...visitor, session } : visitor;
    const write = () => writeCall(options, ctx, path, requestToPlain(path, body));
    return limit?.per === 'account' && session ? withinLimit(options.limits, limit, session.guid, write) : write();
  };
  const isByAddress = limit && limit.per !== 'account';
  const text = await (isByAddress ? withinLimit(options.limits, limit, visitor.client, run) : run());
  return { status: 200, headers: {}, text };
};

const readJson = async (request: Request): Promise<unknown> => {
  const text = await readBody(request, bodyLimit);
  try {
    const isPlain = text.length < shortBody && !unstorableEscape.test(text);
    return isPlain ? JSON.parse(text || '{}') : JSON.parse(text, refuseUnstorable);
  } catch {
    throw new Refusal('call.notJson');
  }
};

// No database takes the character U+0000 or half of a pair in a text; in JSON these can only be written as escapes.
const unstorableEscape = /\\u(?:0000|d[89a-f])/i;
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();
const refuseUnstorable = (name: string, value: unknown) => {
  if (isUnstorable(name) || (typeof value === 'string' && isUnstorable(value))) throw new Refusal('call.notJson');
  return value;
};
