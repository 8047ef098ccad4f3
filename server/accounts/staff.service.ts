import { randomBytes, randomUUID } from 'node:crypto';
import type { Role, User } from '#contract/accounts';
import type { Output, Parsed } from '#contract/contract';
import { sentence } from '#contract/plain/messages';
import { issueKey, revokeKey } from '#server/accounts/account-keys.service';
import { activationUrl, invitationMail } from '#server/accounts/accounts.mails';
import {
  type AccountRow,
  hasOtherAdministrator,
  insertAccount,
  lockAccountByEmail,
  lockAccountByGuid,
  lockWithAdministrators,
  replaceRoles,
  updateAccount,
} from '#server/accounts/accounts.store';
import { hashPassword } from '#server/accounts/passwords';
import { endOtherSessions } from '#server/accounts/sessions.service';
import { getUser } from '#server/accounts/users.service';
import { changedValues } from '#server/changed-values';
import { companiesToName, employeesById } from '#server/companies/companies.service';
import { keepingSellers } from '#server/companies/own-sellers.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistories, recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { employersOf, lockEmployments, setEmployments } from '#server/people/employments.service';
import { addPerson } from '#server/people/people.service';
import { fieldRefusal, Refusal } from '#server/refusal';

type Position = Parsed<'user/invite'>['positions'][number];

const sorted = (list: readonly Role[]) => [...new Set(list)].toSorted();

/** The account, kept from other writers together with those of all administrators. Throws user.notFound. */
const lockStaff = async (inside: Inside, guid: string): Promise<AccountRow> => {
  await lockWithAdministrators(inside.db, guid);
  const account = await lockAccountByGuid(inside.db, guid);
  if (!account) throw new Refusal('user.notFound');
  return account;
};

/** Somebody has to stay who can administrate. Throws user.lastAdministrator. */
const requireOther = async (inside: Inside, { id, roles }: AccountRow) => {
  if (roles.includes('administrator') && !(await hasOtherAdministrator(inside.db, id)))
    throw new Refusal('user.lastAdministrator');
};

/** Gives an account these roles, and positions where they are given. An administrator does not take his own role away. */
export const setRoles = async (
  ctx: Ctx,
  { guid, roles, seenRoles, ...jobs }: Parsed<'user/setRoles'>,
): Promise<User> => {
  const user = await inTransaction(ctx, async (inside) => {
    const stored = await lockStaff(inside, guid);
    await lockEmployments(inside, stored.personId ?? 0, jobs.positions);
    return keepingSellers(inside, async () => {
      if (roles) await changeRoles(inside, stored, roles, seenRoles);
      if (jobs.positions) await setPositions(inside, stored, jobs.positions, jobs.seenPositions);
      return getUser(inside, guid);
    });
  });
  ctx.log.info('roles.changed', { account: guid, by: ctx.session?.guid ?? null, roles: user.roles });
  return user;
};

const changeRoles = async (inside: Inside, stored: AccountRow, roles: readonly Role[], seen?: readonly Role[]) => {
  const isAdministrator = roles.includes('administrator');
  if (stored.guid === inside.session?.guid && !isAdministrator) throw fieldRefusal('roles', 'user.ownRole');
  const change = { value: sorted(roles), before: seen ? sorted(seen) : stored.roles };
  const words = (_: string, value: unknown) => (value as Role[]).join(', ') || '—';
  const values = changedValues({ roles: change }, stored, { roles: 'Roles' }, words);
  if (!isAdministrator) await requireOther(inside, stored);
  await recordHistory(inside, { entity: 'user', id: stored.guid }, stored, values);
  await replaceRoles(inside.db, stored.id, roles);
};

const setPositions = async (
  inside: Inside,
  { guid, personId }: Pick<AccountRow, 'guid' | 'personId'>,
  positions: readonly Position[],
  seen?: readonly Position[],
) => {
  if (personId === null) {
    if (positions.length === 0) return;
    throw fieldRefusal('positions', 'user.noPerson');
  }
  const companies = await companiesToName(
    inside,
    positions.map(({ companyId }) => companyId),
  );
  if (positions.some(({ companyId }) => !companies.has(companyId))) throw fieldRefusal('positions', 'company.notFound');
  const stored = await employersOf(inside, personId);
  if (seen && keysOf(seen) !== keysOf(stored) && keysOf(positions) !== keysOf(stored)) {
    const words = stored.map(({ name, position }) => `${name}: ${position}`).join(', ') || '—';
    const details = { field: 'Puestos', stored: words };
    throw new Refusal('change.stale', details, { fields: { positions: sentence('change.stale', details) } });
  }
  if (keysOf(positions) === keysOf(stored)) return;
  const companyIds = [...stored, ...positions].map(({ companyId }) => companyId);
  const before = await employeesById(inside, companyIds);
  await setEmployments(inside, personId, positions);
  const now = { positions: await employersOf(inside, personId) };
  const after = await employeesById(inside, companyIds);
  await recordHistories(inside, [
    { thing: { entity: 'user', id: guid }, stored: { positions: stored }, values: now },
    ...[...after].map(([id, employees]) => ({
      thing: { entity: 'company', id },
      stored: { employees: before.get(id) },
      values: { employees },
    })),
  ]);
};

const keysOf = (list: readonly { companyId: number; position: string }[]) =>
  list
    .map(({ companyId, position }) => `${companyId} ${position}`)
    .toSorted()
    .join();

/** Locks or opens an account: the sessions and links of one that is locked end at once. Nobody locks himself. */
export const setLock = (ctx: Ctx, { guid, isLocked }: Parsed<'user/setLock'>): Promise<User> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockStaff(inside, guid);
    if (isLocked && guid === ctx.session?.guid) throw new Refusal('user.ownLock');
    if (isLocked) {
      await requireOther(inside, stored);
      await endOtherSessions(inside, stored.id, null);
      await revokeKey(inside, stored.id, 'activate');
      await revokeKey(inside, stored.id, 'reset');
    }
    await recordHistory(inside, { entity: 'user', id: guid }, { isLocked: stored.lockedAt !== null }, { isLocked });
    await lockEmployments(inside, stored.personId ?? 0);
    const lockedAt = isLocked ? (stored.lockedAt ?? inside.clock()) : null;
    await keepingSellers(inside, () => updateAccount(inside.db, stored.id, { lockedAt }));
    return getUser(inside, guid);
  });

/** The hash of a password that nobody knows: the reader of the account's mailbox is to choose one. */
const unknownPassword = () => hashPassword(randomBytes(32).toString('base64url'));

/** A new account of a new person, which a mailed link opens; the link where no mail server takes the mail, or none may go. */
export const invite = async (
  ctx: Ctx,
  { email, roles, positions, ...names }: Parsed<'user/invite'>,
): Promise<Output<'user/invite'>> => {
  const passwordHash = await unknownPassword();
  const taken = () => new Refusal('user.emailTaken', {}, { fields: { email: sentence('user.emailTaken') } });
  const { data, sent } = await inTransaction(ctx, async (inside) => {
    if (await lockAccountByEmail(inside.db, email)) throw taken();
    const { firstName: name, lastName } = names;
    const lists = { phones: [], addresses: [], emails: [{ email }] };
    const personId = await addPerson(inside, { name, lastName, identifier: null, ...lists });
    const guid = randomUUID();
    const account = { ...names, guid, email, passwordHash, site: inside.site.id, activatedAt: null };
    const id = await insertAccount(inside.db, account, { personId });
    if (!id) throw taken();
    await updateAccount(inside.db, id, { needsPassword: true });
    await replaceRoles(inside.db, id, roles);
    await recordHistory(inside, { entity: 'user', id: guid }, { roles: [] }, { email, roles: sorted(roles) });
    await lockEmployments(inside, personId, positions);
    await setPositions(inside, { guid, personId }, positions);
    const sent = await mailInvitation(inside, { id, email, firstName: name });
    return { data: await getUser(inside, guid), sent };
  });
  return { data, link: await linkUntaken(ctx, sent) };
};

/** A new link for who has not activated yet: whatever password was typed before dies. */
export const sendInvitation = async (ctx: Ctx, guid: string): Promise<string | null> => {
  const passwordHash = await unknownPassword();
  const sent = await inTransaction(ctx, async (inside) => {
    const account = await lockAccountByGuid(inside.db, guid);
    if (!account) throw new Refusal('user.notFound');
    if (account.activatedAt) throw new Refusal('user.active');
    if (account.lockedAt) throw new Refusal('user.locked');
    await updateAccount(inside.db, account.id, { passwordHash, needsPassword: true });
    return mailInvitation(inside, account);
  });
  return linkUntaken(ctx, sent);
};

type Sent = { mailId: number | undefined; link: string };

// Longer than a mail server usually takes, and not too long before a screen.
const answerMs = 5000;

/** The link of an invitation whose mail the server has not taken: somebody has to hand it over. */
const linkUntaken = async (ctx: Ctx, { mailId, link }: Sent) =>
  mailId !== undefined && (await ctx.mail.outcome(mailId, answerMs)).isTaken ? null : link;

const mailInvitation = async (inside: Inside, to: { id: number; email: string; firstName: string }): Promise<Sent> => {
  const key = await issueKey(inside, to.id, 'activate');
  const { ids } = await inside.mail.send(inside.db, inside.site.id, invitationMail(inside, to, key));
  return { mailId: ids[0], link: activationUrl(inside, key) };
};
