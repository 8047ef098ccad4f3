import { randomUUID } from 'node:crypto';
import { revokeKey } from '#server/accounts/account-keys.service';
import {
  type AccountRow,
  insertAccount,
  insertConsent,
  lockAccountByEmail,
  updateAccount,
} from '#server/accounts/accounts.store';
import { rememberOnlyAddress } from '#server/accounts/known-addresses.store';
import { endOtherSessions } from '#server/accounts/sessions.service';
import type { Inside } from '#server/ctx';
import { liftBar } from '#server/mail/barred-addresses';
import { addPerson } from '#server/people/people.service';

/** The account of a mailbox, kept from other writers until the transaction ends. */
export const lockAccountOf = ({ db }: Inside, email: string) => lockAccountByEmail(db, email);

type Person = Omit<Parameters<typeof addPerson>[1], 'identifier' | 'emails'>;
type Chosen = { email: string; passwordHash: string; consent: string | null };

/**
 * Lets in whoever proved a mailbox that has no active account, inside the caller's transaction, with the password that he chose. Without an
 * account he gets one of a new person; one that was never activated is his, with the data that it has. Answers the account's id.
 */
export const openAccount = async (
  inside: Inside,
  before: AccountRow | undefined,
  person: Person,
  { email, passwordHash, consent }: Chosen,
): Promise<number> => {
  const { db } = inside;
  const now = inside.clock();
  const id = before ? await activate(inside, before, passwordHash) : await add(inside, person, email, passwordHash);
  if (consent) await insertConsent(db, id, 'registration', consent, now);
  await liftBar(db, email);
  return id;
};

const activate = async (inside: Inside, account: AccountRow, passwordHash: string) => {
  const { id } = account;
  const activatedAt = inside.clock();
  await updateAccount(inside.db, id, { passwordHash, activatedAt, needsPassword: false });
  for (const kind of ['activate', 'reset'] as const) await revokeKey(inside, id, kind);
  await endOtherSessions(inside, id, null);
  await rememberOnlyAddress(inside.db, account, inside.client, activatedAt);
  return id;
};

const add = async (inside: Inside, person: Person, email: string, passwordHash: string) => {
  const personId = await addPerson(inside, { ...person, identifier: null, emails: [{ email }] });
  const { name: firstName, lastName } = person;
  const names = { firstName, lastName, email, passwordHash };
  const owner = { guid: randomUUID(), site: inside.site.id, activatedAt: inside.clock() };
  const id = await insertAccount(inside.db, { ...names, ...owner }, { personId });
  // Somebody registered the e-mail meanwhile: as the database says of what cannot be put in a row, try again.
  if (!id) throw Object.assign(new Error('The e-mail was taken meanwhile.'), { code: '40001' });
  return id;
};
