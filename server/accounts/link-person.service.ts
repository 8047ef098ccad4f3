import type { User } from '#contract/accounts';
import type { Parsed } from '#contract/contract';
import {
  type AccountRow,
  deleteAgendas,
  lockAccountByGuid,
  readAccountOfPerson,
  updateAccount,
} from '#server/accounts/accounts.store';
import { getUser } from '#server/accounts/users.service';
import { keepingSellers } from '#server/companies/own-sellers.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistories } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { lockEmployments } from '#server/people/employments.service';
import { addPerson, lockPeople } from '#server/people/people.service';
import { fieldRefusal, Refusal } from '#server/refusal';

/** Gives an account another person; with null a new one of its own names and e-mail (docs/decisions/024-people.md). */
export const linkPerson = async (ctx: Ctx, { guid, personId }: Parsed<'user/linkPerson'>): Promise<User> => {
  const user = await inTransaction(ctx, async (inside) => {
    const account = await lockAccountByGuid(inside.db, guid);
    if (!account) throw new Refusal('user.notFound');
    await lockEmployments(inside, account.personId ?? 0);
    await requireFree(inside, account, personId);
    const { personId: before } = account;
    if (before !== personId) {
      const now = personId ?? (await addOwnPerson(inside, account));
      await keepingSellers(inside, () => updateAccount(inside.db, account.id, {}, { personId: now }));
      // An agenda, and the address of its calendar, is not handed on.
      await deleteAgendas(inside.db, [before ?? 0, now]);
      await note(inside, guid, before, now);
    }
    return getUser(inside, guid);
  });
  ctx.log.info('person.linked', { account: guid, by: ctx.session?.guid ?? null, person: user.person?.id ?? null });
  return user;
};

/** Locks the account's person and the asked one. Throws where there is no such person, or it is another account's. */
const requireFree = async (inside: Inside, account: AccountRow, personId: number | null) => {
  const people = await lockPeople(inside, [account.personId ?? 0, personId ?? 0]);
  if (personId !== null && !people.has(personId)) throw new Refusal('person.notFound');
  if (account.companyId !== null) throw fieldRefusal('personId', 'user.ofCompany');
  if (!account.activatedAt) throw new Refusal('user.notActive');
  const other = personId === null ? undefined : await readAccountOfPerson(inside.db, personId);
  if (other && other.id !== account.id) throw new Refusal('user.personTaken', { email: other.email });
};

const addOwnPerson = (inside: Inside, { firstName: name, lastName, email }: AccountRow) =>
  addPerson(inside, { name, lastName, identifier: null, phones: [], addresses: [], emails: [{ email }] });

const note = (inside: Inside, guid: string, before: number | null, now: number) =>
  recordHistories(inside, [
    { thing: { entity: 'user', id: guid }, stored: { personId: before }, values: { personId: now } },
    ...(before === null ? [] : [hadAccount(before, true)]),
    hadAccount(now, false),
  ]);

const hadAccount = (id: number, had: boolean) => ({
  thing: { entity: 'person', id },
  stored: { hasAccount: had },
  values: { hasAccount: !had },
});
