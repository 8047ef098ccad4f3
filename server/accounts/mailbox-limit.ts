import type { Limit } from '#contract/call';
import type { Ctx } from '#server/ctx';
import { Refusal } from '#server/refusal';

const perMailbox: Limit = { name: 'mail.mailbox', points: 5, seconds: 3600 };

/**
 * Whether one more mail that anyone can ask for may go to this mailbox, from whatever addresses it was asked. Who asked
 * is told the same either way, and the link of the last mail stays good.
 */
export const mayMail = (ctx: Ctx, email: string): Promise<boolean> =>
  ctx.limits.take(perMailbox, email.toLowerCase()).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
