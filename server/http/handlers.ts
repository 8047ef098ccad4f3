import type { CallPath, Output, Parsed } from '#contract/contract';
import type { Ctx } from '#server/ctx';

type Answer<P extends CallPath> = (ctx: Ctx, input: Parsed<P>) => Promise<Output<P>>;

/**
 * What answers a call. `exists` is asked when a field rule is broken, so that a thing that does not exist is a 404
 * before it is a 422 (decisions W2); it gets the input as it came, right in shape, and throws the Refusal. `text` writes
 * what `run` would answer from texts that are ready (`membersOf` says in which form), or has nothing to say.
 */
export type Handler<P extends CallPath> =
  | Answer<P>
  | {
      run: Answer<P>;
      exists?: (ctx: Ctx, input: Record<string, unknown>) => Promise<unknown>;
      text?: (ctx: Ctx, input: Parsed<P>) => Promise<string | undefined>;
    };

export type Handlers = { [P in CallPath]: Handler<P> };
/** A module's share of the calls. */
export type HandlersOf<P extends CallPath> = Pick<Handlers, P>;

/** A handler for whoever does not know which call it answers. */
export type Entry = {
  run: (ctx: Ctx, input: unknown) => Promise<Record<string, unknown>>;
  exists?: (ctx: Ctx, input: Record<string, unknown>) => Promise<unknown>;
  text?: (ctx: Ctx, input: unknown) => Promise<string | undefined>;
};

export const entryOf = (handlers: Handlers, path: CallPath): Entry => {
  const handler = handlers[path];
  return (typeof handler === 'function' ? { run: handler } : handler) as Entry;
};
