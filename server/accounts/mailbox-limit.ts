import type { Limit } from '#contract/call';
import type { Ctx } from '#server/ctx';
import { whereItFits } from '#server/http/limits';

/** Kinds of mails that a stranger can cause. Each is counted by itself, so that one never uses up another (docs/security.md). */
type MailKind = 'registration' | 'resend' | 'reset' | 'failedLogins' | 'newsletter' | 'arrival' | 'guestOrder';

const perMailbox = (kind: MailKind): Limit => {
  const often = kind === 'failedLogins' ? { points: 1, seconds: 86_400 } : { points: 5, seconds: 3600 };
  return { name: `mail.${kind}`, ...often, shared: true };
};

/**
 * Writes one more mail of a kind to this mailbox, from whatever addresses it was asked, unless it had too many: `write` is
 * told so, and answers whether it wrote one; what was not written does not count. The asker is told the same either way,
 * and the link of the last mail stays good.
 */
export const withinMailbox = (
  ctx: Ctx,
  kind: MailKind,
  email: string,
  write: (mayWrite: boolean) => Promise<boolean>,
): Promise<void> =>
  countedByMailbox(ctx, kind, email, async (mayWrite) => ({ result: undefined, used: await write(mayWrite) }));

/** The same of work that has a result beside its mail. */
export const countedByMailbox = <T>(
  ctx: Ctx,
  kind: MailKind,
  email: string,
  work: (mayWrite: boolean) => Promise<{ result: T; used: boolean }>,
): Promise<T> => whereItFits(ctx.limits, perMailbox(kind), email.toLowerCase(), work);

/** Starts counting anew, once the owner of the mailbox has acted by such a mail. */
export const forgetMails = (ctx: Ctx, kind: MailKind, email: string) =>
  ctx.limits.forget(perMailbox(kind), email.toLowerCase());
