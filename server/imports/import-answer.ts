import type { Limit } from '#contract/call';
import type { Import } from '#contract/imports';
import type { Ctx } from '#server/ctx';
import { membersOf, successText } from '#server/http/answer';
import { type DoorEntry, jsonReply } from '#server/http/door';
import { withinLimit } from '#server/http/limits';
import { openTurns } from '#server/images/turns';

/** The answer of a door that takes a file: the import out. Two are taken at once; the others wait, which stops their senders. */
export const importAnswer = (
  limit: Limit,
  take: (ctx: Ctx, request: Request) => Promise<Import>,
): DoorEntry['answer'] => {
  const atOnce = openTurns(2);
  return (ctx, { request }) =>
    withinLimit(ctx.limits, limit, ctx.session?.guid ?? '', async () => {
      const data = await atOnce.take(() => take(ctx, request));
      return { ...jsonReply(200, {}), body: successText(membersOf('import/find', { data })) };
    });
};
