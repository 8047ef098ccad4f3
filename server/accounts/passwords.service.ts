import type { Limit } from '#contract/call';
import type { Parsed } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { issueKey, redeemKey, revokeKey } from '#server/accounts/account-keys.service';
import { canReset, type From, passwordChangedMail, resetMail } from '#server/accounts/accounts.mails';
import { lockAccountByEmail, readAccountById, updateAccount } from '#server/accounts/accounts.store';
import { evenly } from '#server/accounts/evenly';
import { rememberOnlyAddress } from '#server/accounts/known-addresses.store';
import { forgetFailures } from '#server/accounts/login.service';
import { forgetMails, withinMailbox } from '#server/accounts/mailbox-limit';
import { hashPassword, passwordFits } from '#server/accounts/passwords';
import { endOtherSessions } from '#server/accounts/sessions.service';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { liftBar } from '#server/mail/barred-addresses';
import { Refusal } from '#server/refusal';

const wrongPasswords: Limit = { name: 'password.account', points: 10, seconds: 900, shared: true };

/** Changes the caller's own password and ends his other sessions. A wrong current one counts towards a limit. */
export const changePassword = async (ctx: Ctx, { password, newPassword }: Parsed<'user/changePwd'>) => {
  const { session } = ctx;
  if (!session) throw new Refusal('session.none');
  await ctx.limits.take(wrongPasswords, session.guid);
  const account = await readAccountById(ctx.db, session.accountId);
  if (!(await passwordFits(account?.passwordHash, password)) || !account) {
    throw new Refusal('password.wrong', {}, { fields: { currentPassword: messages['password.wrong'] } });
  }
  await ctx.limits.forget(wrongPasswords, session.guid);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (inside) => {
    await updateAccount(inside.db, session.accountId, { passwordHash });
    await revokeKey(inside, session.accountId, 'reset');
    await endOtherSessions(inside, session.accountId, session.tokenHash);
    await inside.mail.send(inside.db, inside.site.id, passwordChangedMail(inside, account));
  });
};

/** Throws user.notHere on a site where people do not reset passwords by themselves. */
export const requireReset = async (ctx: Ctx) => {
  if (!canReset(ctx)) throw new Refusal('user.notHere');
};

/** Sends the link of step 2 where there is such an account; says the same, as late, where there is none. */
export const sendReset = async (ctx: Ctx, email: string, from: From) => {
  await requireReset(ctx);
  const write = (mayWrite: boolean) =>
    inTransaction(ctx, async (inside) => {
      const account = await lockAccountByEmail(inside.db, email);
      if (!account || account.lockedAt || !mayWrite) return false;
      const key = await issueKey(inside, account.id, 'reset');
      await inside.mail.send(inside.db, inside.site.id, resetMail(inside, account, key, from));
      return true;
    });
  await evenly(ctx, () => withinMailbox(ctx, 'reset', email, write));
};

/**
 * Sets the password by a key from the mail and ends all sessions. The holder of the key reads that mailbox, so the
 * account is active from then on, and wrong passwords of others no longer keep him out.
 */
export const resetPassword = async (ctx: Ctx, { key, email, newPassword }: Parsed<'user/restorePwdStep2'>) => {
  await requireReset(ctx);
  const passwordHash = await hashPassword(newPassword);
  await inTransaction(ctx, async (inside) => {
    const account = await lockAccountByEmail(inside.db, email);
    const owner = await redeemKey(inside, 'reset', key);
    if (!account || owner !== account.id) throw new Refusal('user.linkDead');
    await updateAccount(inside.db, account.id, {
      passwordHash,
      activatedAt: account.activatedAt ?? inside.clock(),
      needsPassword: false,
    });
    await revokeKey(inside, account.id, 'activate');
    if (!account.activatedAt) await liftBar(inside.db, account.email);
    await endOtherSessions(inside, account.id, null);
    await rememberOnlyAddress(inside.db, account, inside.client, inside.clock());
    // The first password of an account is no change.
    if (account.needsPassword) return;
    await inside.mail.send(inside.db, inside.site.id, passwordChangedMail(inside, account));
  });
  await forgetFailures(ctx, email);
  await forgetMails(ctx, 'reset', email);
};
