import { type CallPath, contract } from '#contract/contract';
import type { Ctx } from '#server/ctx';
import { membersOf, successText } from '#server/http/answer';
import type { Entry } from '#server/http/handlers';

type Asked<C extends Ctx> = { path: CallPath; entry: Entry<C>; ctx: C; input: unknown };

/**
 * The text of an answer, for tests: throws where it does not have its schema, and where a call that writes its answer
 * from ready texts writes another than it would make of the whole.
 */
export const checkedOutput = async <C extends Ctx>({ path, entry, ctx, input }: Asked<C>): Promise<string> => {
  const output = await entry.run(ctx, input);
  contract[path].output.parse(output);
  const plain = membersOf(path, output);
  const ready = (await entry.text?.(ctx, input)) ?? plain;
  // A change between the two is in the next answer too.
  if (ready !== plain && ready !== membersOf(path, await entry.run(ctx, input))) {
    throw new Error(`${path} writes ${ready} instead of ${plain}`);
  }
  return successText(ready);
};
