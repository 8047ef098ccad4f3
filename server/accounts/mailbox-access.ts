import type { Context } from 'hono';
import { checkPassword, failuresOfAddress } from '#server/accounts/login.service';
import type { ServedSite } from '#server/environment';
import type { CallsOptions } from '#server/http/calls';
import { isLoopback } from '#server/http/is-loopback';
import { type Bindings, requestCtx } from '#server/http/request-ctx';
import { Refusal } from '#server/refusal';

/**
 * Who may read the demo's mailbox: everybody where all its sites are of this machine alone, else an administrator by
 * HTTP Basic with e-mail and password. A wrong one counts as a failed login.
 */
export const mailboxAccess = (options: CallsOptions, served: readonly ServedSite[]) => async (c: Context<Bindings>) => {
  // The Host of a request says nothing about who sends it.
  if (served.every(({ origin }) => isLoopback(origin))) return true;
  const { ctx } = requestCtx(options, c);
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
