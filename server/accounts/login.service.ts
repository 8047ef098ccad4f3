import type { Limit } from '#contract/call';
import { failedLoginsMail } from '#server/accounts/accounts.mails';
import { type AccountRow, readAccountByEmail } from '#server/accounts/accounts.store';
import { isKnownAddress, rememberAddress } from '#server/accounts/known-addresses.store';
import { withinMailbox } from '#server/accounts/mailbox-limit';
import { passwordFits } from '#server/accounts/passwords';
import { startSession } from '#server/accounts/sessions.service';
import type { Ctx } from '#server/ctx';
import { inTransaction } from '#server/in-transaction';
import { Refusal } from '#server/refusal';

const inQuarterHour = { seconds: 900, shared: true };
/** Failed logins per client address (decisions A1, docs/security.md). */
export const failuresOfAddress: Limit = {
  name: 'login.address',
  points: 30,
  ...inQuarterHour,
  counts: 'login.invalid',
};
/** Per e-mail, whether or not it has an account, and client address. */
const failuresOfPair: Limit = { name: 'login.pair', points: 10, ...inQuarterHour };
/** Per e-mail over all addresses. It stops none from where the account was signed in to before. */
export const failuresOfAccount: Limit = { name: 'login.account', points: 100, ...inQuarterHour };
const failuresTold = 10;

const pairOf = (ctx: Ctx, email: string) => `${email} ${ctx.client}`;

/**
 * The active account of that e-mail and password. Throws login.invalid for an unknown e-mail as for a wrong password,
 * after the same work; login.inactive and login.locked only after the right password; call.tooMany where too many have failed.
 */
export const checkPassword = async (ctx: Ctx, username: string, password: string) => {
  const email = username.trim().toLowerCase();
  // Taken before the password is looked at, so that guesses at the same time count too.
  await ctx.limits.take(failuresOfPair, pairOf(ctx, email));
  const failures = await takeOfAccount(ctx, email);
  const account = await readAccountByEmail(ctx.db, email).catch(async (error: unknown) => {
    // A failure of the shop is no try of his.
    await ctx.limits.giveBack(failuresOfPair, pairOf(ctx, email));
    await ctx.limits.giveBack(failuresOfAccount, email);
    throw error;
  });
  if (!(await passwordFits(account?.passwordHash, password)) || !account) {
    ctx.log.warn('login.failed', { account: account?.guid ?? null, failures });
    if (failures === failuresTold && account?.activatedAt) await tellOwner(ctx, account);
    throw new Refusal('login.invalid');
  }
  await ctx.limits.forget(failuresOfPair, pairOf(ctx, email));
  await ctx.limits.giveBack(failuresOfAccount, email);
  if (!account.activatedAt) throw new Refusal('login.inactive');
  if (account.lockedAt) throw new Refusal('login.locked');
  return account;
};

/** How many tries that makes from everywhere. Throws where they have run out, unless this address is known. */
const takeOfAccount = async (ctx: Ctx, email: string) => {
  try {
    return await ctx.limits.take(failuresOfAccount, email);
  } catch (error) {
    if (error instanceof Refusal && (await isKnownAddress(ctx.db, email, ctx.client))) return failuresOfAccount.points;
    throw error;
  }
};

const tellOwner = (ctx: Ctx, account: AccountRow) =>
  withinMailbox(ctx, 'failedLogins', account.email, async (mayWrite) => {
    const mail = failedLoginsMail(ctx, account);
    if (mayWrite) await inTransaction(ctx, (inside) => inside.mail.send(inside.db, inside.site.id, mail));
    return mayWrite;
  });

/** Lets the owner in at once after a reset, however many have guessed before. */
export const forgetFailures = async (ctx: Ctx, email: string) => {
  await ctx.limits.forget(failuresOfPair, pairOf(ctx, email));
  await ctx.limits.forget(failuresOfAccount, email);
};

/** A new session's token and the user's GUID; throws as `checkPassword`. The caller counts `failuresOfAddress`. */
export const login = async (ctx: Ctx, username: string, password: string) => {
  const account = await checkPassword(ctx, username, password);
  await rememberAddress(ctx.db, account, ctx.client, ctx.clock());
  return { token: await startSession(ctx, account.id), guid: account.guid };
};
