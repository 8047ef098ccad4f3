import type { Context } from 'hono';
import { checkPassword, failuresOfAddress } from '#server/accounts/login.service';
import type { CallsOptions } from '#server/http/calls';
import { type Bindings, requestCtx } from '#server/http/request-ctx';
import { Refusal } from '#server/refusal';

const isLoopback = (origin: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);

/**
 * Who may read the demo's mailbox: at a loopback address everybody, elsewhere an administrator by HTTP Basic with
 * e-mail and password. A wrong one counts as a failed login.
 */
export const mailboxAccess = (options: CallsOptions) => async (c: Context<Bindings>) => {
  const { ctx } = requestCtx(options, c);
  if (isLoopback(ctx.origin)) return true;
  const [scheme, encoded = ''] = (c.req.header('authorization') ?? '').split(' ');
  const [email = '', ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (scheme !== 'Basic' || email.includes('\0')) return false;
  try {
    await ctx.limits.take(failuresOfAddress, ctx.client);
    const { roles } = await checkPassword(ctx, email, rest.join(':'));
    await ctx.limits.giveBack(failuresOfAddress, ctx.client);
    return roles.includes('administrator');
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};
