import type { Limit } from '#contract/call';
import { failedLoginsMail } from '#server/accounts/accounts.mails';
import { readAccountByEmail } from '#server/accounts/accounts.store';
import { passwordFits } from '#server/accounts/passwords';
import { startSession } from '#server/accounts/sessions.service';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

/** Failed logins (decisions A1): per client address and per e-mail, whether or not it has an account. */
export const failuresOfAddress: Limit = { name: 'login.address', points: 30, seconds: 900, counts: 'login.invalid' };
export const failuresOfAccount: Limit = { name: 'login.account', points: 10, seconds: 900 };

/**
 * The active account of that e-mail and password. Throws login.invalid for an unknown e-mail as for a wrong password,
 * after the same work; login.inactive only after the right password; call.tooMany where too many have failed.
 */
export const checkPassword = async (ctx: Ctx, username: string, password: string) => {
  const email = username.trim().toLowerCase();
  const failures = await ctx.limits.take(failuresOfAccount, email);
  const account = await readAccountByEmail(ctx.db, email);
  if (!(await passwordFits(account?.passwordHash, password)) || !account) {
    if (failures === failuresOfAccount.points && account?.activatedAt) {
      const mail = failedLoginsMail(ctx, account);
      await inTransaction(ctx, (inside) => inside.mail.send(inside.db, inside.site.id, mail));
    }
    throw new Refusal('login.invalid');
  }
  await ctx.limits.forget(failuresOfAccount, email);
  if (!account.activatedAt) throw new Refusal('login.inactive');
  return account;
};

/** A new session's token and the user's GUID; throws as `checkPassword`. The caller counts `failuresOfAddress`. */
export const login = async (ctx: Ctx, username: string, password: string) => {
  const account = await checkPassword(ctx, username, password);
  return { token: await startSession(ctx, account.id), guid: account.guid };
};
