import { randomBytes, randomUUID } from 'node:crypto';
import { isEmail } from '#contract/plain/field-rules';
import { issueKey, revokeKey } from '#server/accounts/account-keys.service';
import { activationUrl, canReset, resetLink } from '#server/accounts/accounts.mails';
import { addRole, insertAccount, lockAccountByEmail, updateAccount } from '#server/accounts/accounts.store';
import { hashPassword } from '#server/accounts/passwords';
import { Mistake } from '#server/commands/mistake';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { addPerson } from '#server/people/people.service';

/** `link` leads to where a password is chosen: once, within an hour. Until then an account in use keeps its own. */
export type MadeAdministrator = { email: string; made: 'created' | 'promoted' | 'unchanged'; link: string };

/**
 * Makes the account of that e-mail an administrator, unlocked, with a new person where there is none. An account that
 * was registered but never activated may be anybody's: its password dies, as a new account's was never known. Throws a
 * Spanish sentence.
 */
export const makeAdministrator = async (ctx: Ctx, given: string): Promise<MadeAdministrator> => {
  const email = given.trim().toLowerCase();
  if (!isEmail(email) || email.length > 254) throw new Mistake(`«${given}» no es un e-mail.`);
  const passwordHash = await unknownPassword();
  const { made, link } = await inTransaction(ctx, (inside) => grantAdministration(inside, email, passwordHash));
  return { email, made, link };
};

/** The hash of a password that nobody knows. */
export const unknownPassword = () => hashPassword(randomBytes(32).toString('base64url'));

/** `makeAdministrator` of an e-mail that is one, inside a transaction. `isActive`: the account was in use before. */
export const grantAdministration = async (inside: Inside, email: string, passwordHash: string) => {
  const known = await lockAccountByEmail(inside.db, email);
  if (known) await addRole(inside.db, known.id, 'administrator');
  const { id, guid } = known ?? (await create(inside, email, passwordHash));
  const before = { roles: known?.roles ?? [], isLocked: known?.lockedAt != null };
  const roles = [...new Set([...before.roles, 'administrator'])].toSorted();
  await recordHistory(inside, { entity: 'user', id: guid }, before, { roles, isLocked: false });
  if (!known?.activatedAt) {
    await updateAccount(inside.db, id, { passwordHash, activatedAt: inside.clock(), needsPassword: true });
    await revokeKey(inside, id, 'activate');
  }
  const link = await passwordLink(inside, id, email);
  if (known?.lockedAt) await updateAccount(inside.db, id, { lockedAt: null });
  const isUnchanged = known?.activatedAt && known.roles.includes('administrator');
  if (!isUnchanged) inside.log.info('roles.changed', { account: guid, by: null, added: 'administrator' });
  const made: MadeAdministrator['made'] = !known ? 'created' : isUnchanged ? 'unchanged' : 'promoted';
  return { made, link, isActive: known?.activatedAt != null };
};

const hourMs = 3_600_000;

/** A site where nobody resets passwords has no page for it: there the page that activates accounts takes one. */
const passwordLink = async (inside: Inside, id: number, email: string) => {
  if (canReset(inside)) return resetLink(inside, email, await issueKey(inside, id, 'reset'));
  return activationUrl(inside, await issueKey(inside, id, 'activate', hourMs));
};

const create = async (inside: Inside, email: string, passwordHash: string) => {
  const names = { firstName: 'Administración', lastName: 'de la tienda' };
  const lists = { phones: [], addresses: [], emails: [{ email }] };
  const person = { name: names.firstName, lastName: names.lastName, identifier: null, ...lists };
  const personId = await addPerson(inside, person);
  const guid = randomUUID();
  const account = { ...names, email, guid, passwordHash, site: inside.site.id, activatedAt: null };
  const id = await insertAccount(inside.db, account, { personId });
  if (!id) throw new Mistake('Alguien registró ese e-mail en este momento. Probá de nuevo.');
  await addRole(inside.db, id, 'administrator');
  return { id, guid };
};
