import { randomUUID } from 'node:crypto';
import type { Parsed } from '#contract/contract';
import { messages } from '#contract/plain/messages';
import { issueKey, ownerOfKey, redeemKey } from '#server/accounts/account-keys.service';
import { activationMail, type From, knownMail, passwordChangedMail } from '#server/accounts/accounts.mails';
import {
  type AccountOwner,
  type AccountRow,
  insertAccount,
  insertConsent,
  lockAccountByEmail,
  lockAccountById,
  readAccountById,
  updateAccount,
} from '#server/accounts/accounts.store';
import { evenly } from '#server/accounts/evenly';
import { withinMailbox } from '#server/accounts/mailbox-limit';
import { forgetOwner } from '#server/accounts/never-activated.service';
import { hashPassword } from '#server/accounts/passwords';
import { endOtherSessions } from '#server/accounts/sessions.service';
import { addCompany, replaceCompany, requireRutOfBuyer } from '#server/companies/companies.service';
import type { Ctx, Inside } from '#server/ctx';
import { forgetHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { liftBar } from '#server/mail/barred-addresses';
import type { NewContacts } from '#server/people/contacts.service';
import { addPerson, replacePerson } from '#server/people/people.service';
import { requireCity } from '#server/places/places.service';
import { fieldRefusal, Refusal } from '#server/refusal';

type NewUser = Parsed<'user/addWithPerson'>['user'];

/** Registers a person. Says the same, as late, whether or not the e-mail is known; a mail tells its owner. */
export const registerPerson = async (ctx: Ctx, { user, person, ...link }: Parsed<'user/addWithPerson'>) => {
  const data = { ...person, ...withContacts(person, user.email, `${person.name} ${person.lastName}`) };
  await requireCities(ctx, data);
  return register(ctx, user, link, async (inside, before) => {
    if (before?.personId && (await replacePerson(inside, before.personId, data))) return undefined;
    return { personId: await addPerson(inside, data) };
  });
};

/** Registers a company; it never joins one that has the same RUT. */
export const registerCompany = async (ctx: Ctx, { user, company, ...link }: Parsed<'user/addWithCompany'>) => {
  const data = { ...company, ...withContacts(company, user.email, company.name) };
  await requireCities(ctx, data);
  await requireRutOfBuyer(ctx, data.identifier);
  return register(ctx, user, link, async (inside, before) => {
    if (before?.companyId && (await replaceCompany(inside, before.companyId, data))) return undefined;
    return { companyId: await addCompany(inside, data) };
  });
};

// A registration needs a phone and an address; the e-mail is the account's unless told otherwise.
const withContacts = ({ phones, addresses, emails }: NewContacts, email: string, recipient: string): NewContacts => {
  const fields: Record<string, string> = {};
  if (phones.length === 0) fields['phones.0.phone'] = messages['field.required'];
  if (addresses.length === 0) fields['addresses.0.address'] = messages['field.required'];
  if (Object.keys(fields).length > 0) throw new Refusal('call.fields', {}, { fields });
  return {
    phones,
    addresses: addresses.map((address) => ({ ...address, recipient: address.recipient ?? recipient })),
    emails: emails.length > 0 ? emails : [{ email }],
  };
};

type Link = Pick<Parsed<'user/addWithPerson'>, 'urlActivation' | 'from'>;

/** Stores or replaces the owner's data; gives the owner where the account gets a new one. */
type StoreOwner = (inside: Inside, before: AccountRow | undefined) => Promise<AccountOwner | undefined>;

// Before the e-mail is looked up: of a known one nothing is stored, and what is wrong with a form must not tell.
const requireCities = async (ctx: Ctx, { addresses }: NewContacts) => {
  for (const [at, { stateId, cityId }] of addresses.entries())
    await requireCity(ctx, stateId, cityId, `addresses.${at}.cityId`);
};

const register = async (ctx: Ctx, user: NewUser, link: Link, storeOwner: StoreOwner) => {
  requireOwnOrigin(ctx, link.urlActivation);
  const passwordHash = await hashPassword(user.password);
  const store = async (inside: Inside, mayWrite: boolean) => {
    const before = await lockAccountByEmail(inside.db, user.email);
    if (before?.activatedAt) {
      if (mayWrite) await sendMail(inside, knownMail(inside, before, link.from));
      return mayWrite;
    }
    const owner = await storeOwner(inside, before);
    const { firstName, lastName, email } = user;
    const id = before?.id ?? (await insert(inside, { firstName, lastName, email, passwordHash }, owner));
    if (before) {
      await forgetHistory(inside, { entity: 'user', id: before.guid });
      await updateAccount(
        inside.db,
        id,
        { firstName, lastName, passwordHash, needsPassword: true, createdAt: inside.clock() },
        owner,
      );
      if (owner) await forgetOwner(inside, before);
    }
    if (user.consent) await insertConsent(inside.db, id, 'registration', user.consent, inside.clock());
    if (mayWrite) await sendActivation(inside, { id, email }, link.from);
    return mayWrite;
  };
  const write = (mayWrite: boolean) => inTransaction(ctx, (inside) => store(inside, mayWrite));
  await evenly(ctx, () => withinMailbox(ctx, 'registration', user.email, write));
};

const sendMail = (inside: Inside, mail: Parameters<Ctx['mail']['send']>[2]) =>
  inside.mail.send(inside.db, inside.site.id, mail);

type Entered = { firstName: string; lastName: string; email: string; passwordHash: string };

const insert = async (inside: Inside, user: Entered, owner: AccountOwner | undefined) => {
  if (!owner) throw new Error('A new account needs its person or company.');
  const id = await insertAccount(
    inside.db,
    { ...user, guid: randomUUID(), site: inside.site.id, activatedAt: null },
    owner,
  );
  // Somebody registered the same e-mail meanwhile: as the database says of what cannot be put in a row, try again.
  if (!id) throw Object.assign(new Error('The e-mail was taken meanwhile.'), { code: '40001' });
  return id;
};

/** The link always leads to this site's own page; an address of another origin is refused all the same. */
const requireOwnOrigin = (ctx: Ctx, urlActivation: string) => {
  const isOwn = URL.canParse(urlActivation, ctx.origin) && new URL(urlActivation, ctx.origin).origin === ctx.origin;
  if (!isOwn) throw new Refusal('user.badReturn');
};

const sendActivation = async (inside: Inside, to: { id: number; email: string }, from: From) => {
  const guid = await issueKey(inside, to.id, 'activate');
  await sendMail(inside, activationMail(inside, to, guid, from));
};

/** A new activation link; the old one dies. Says the same, as late, whether or not there is such an account. */
export const resendActivation = (ctx: Ctx, email: string, from: From) => {
  const write = (mayWrite: boolean) =>
    inTransaction(ctx, async (inside) => {
      const account = await lockAccountByEmail(inside.db, email);
      if (!account || account.lockedAt || !mayWrite) return false;
      if (account.activatedAt) await sendMail(inside, knownMail(inside, account, from));
      else await sendActivation(inside, account, from);
      return true;
    });
  return evenly(ctx, () => withinMailbox(ctx, 'resend', email, write));
};

/**
 * Makes the account of an activation link usable. An e-mail that was registered more than once gets its password here: the
 * link proves the mailbox, and nobody knows who typed the one before. Throws user.linkDead where the link is used, replaced
 * or too old; refuses the field, and keeps the link, where such an account gets no password. An account in use, to which
 * `npm run admin` gave the link, loses its sessions and hears of its new password.
 */
export const activate = async (ctx: Ctx, { guid, newPassword }: Parsed<'user/activate'>) => {
  // Hashing is dear, and anyone may call this: who has no key that works gets no hash made.
  const owner = await ownerOfKey(ctx, 'activate', guid);
  if (owner === undefined) throw new Refusal('user.linkDead');
  const passwordHash = newPassword === undefined ? undefined : await hashPassword(newPassword);
  await inTransaction(ctx, async (inside) => {
    // Another registration of the e-mail waits for this, or this for it: then its link is the one that works.
    const account = await lockAccountById(inside.db, owner);
    if (!account || (await redeemKey(inside, 'activate', guid)) !== owner) throw new Refusal('user.linkDead');
    if (asksPassword(account) && !passwordHash) throw fieldRefusal('newPassword', 'field.required');
    await updateAccount(inside.db, account.id, {
      activatedAt: account.activatedAt ?? inside.clock(),
      needsPassword: false,
      ...(passwordHash && { passwordHash }),
    });
    await liftBar(inside.db, account.email);
    if (!account.activatedAt) return;
    await endOtherSessions(inside, account.id, null);
    if (!account.needsPassword) await sendMail(inside, passwordChangedMail(inside, account));
  });
};

/** Whether its owner chooses a password by the link of its activation: always where it is in use, and `npm run admin` gave the link. */
const asksPassword = ({ needsPassword, activatedAt }: AccountRow) => needsPassword || activatedAt !== null;

/** Whether `activate` needs a password. Throws user.linkDead where that would; the link stays as it is. */
export const checkActivation = async (ctx: Ctx, guid: string) => {
  const id = await ownerOfKey(ctx, 'activate', guid);
  const account = id === undefined ? undefined : await readAccountById(ctx.db, id);
  if (!account) throw new Refusal('user.linkDead');
  return { needsPassword: asksPassword(account) };
};
