import type { CallPath, Output, Parsed } from '#contract/contract';
import type { Ctx } from '#server/ctx';

type Answer<P extends CallPath, C extends Ctx> = (ctx: C, input: Parsed<P>) => Promise<Output<P>>;

/**
 * `exists` is asked when a field rule is broken, so that a thing that does not exist is a 404 before it is a 422
 * (decisions W2). It gets the input as it came, right in shape, and throws the Refusal. `text` writes what `run` would
 * answer from texts that are ready (`membersOf` says in which form), or has nothing to say.
 */
type Handler<P extends CallPath, C extends Ctx = Ctx> =
  | Answer<P, C>
  | {
      run: Answer<P, C>;
      exists?: (ctx: C, input: Record<string, unknown>) => Promise<unknown>;
      text?: (ctx: C, input: Parsed<P>) => Promise<string | undefined>;
    };

export type Handlers<C extends Ctx = Ctx> = { [P in CallPath]: Handler<P, C> };
/** A module's share of the calls, and what they are given: a `Ctx`, or one with more in it. */
export type HandlersOf<P extends CallPath, C extends Ctx = Ctx> = Pick<Handlers<C>, P>;

/** A handler for whoever does not know which call it answers. */
export type Entry<C extends Ctx = Ctx> = {
  run: (ctx: C, input: unknown) => Promise<Record<string, unknown>>;
  exists?: (ctx: C, input: Record<string, unknown>) => Promise<unknown>;
  text?: (ctx: C, input: unknown) => Promise<string | undefined>;
};

export const entryOf = <C extends Ctx>(handlers: Handlers<C>, path: CallPath): Entry<C> => {
  const handler = handlers[path];
  return (typeof handler === 'function' ? { run: handler } : handler) as Entry<C>;
};
