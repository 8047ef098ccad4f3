import { type RawBuilder, sql } from 'kysely';
import type { Parsed } from '#contract/contract';
import type { Person } from '#contract/people';
import { labelsOf } from '#contract/plain/thing';
import { person as declared } from '#contract/things/person';
import { changedValues } from '#server/changed-values';
import type { Ctx, Inside } from '#server/ctx';
import { forgetHistory, recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import {
  addContacts,
  changeContacts,
  type NewContacts,
  notRepeated,
  replaceContacts,
} from '#server/people/contacts.service';
import { locateAddresses } from '#server/people/locate-addresses.service';
import {
  countAllPeople,
  deleteUnusedPerson,
  insertPerson,
  lockPeopleById,
  lockPerson,
  lockRegisteredPerson,
  readNamedPeople,
  readPeople,
  readPeopleAfter,
  readPeopleById,
  readPerson,
  updatePerson,
} from '#server/people/people.store';
import { tellOwner } from '#server/people/tell-owner.service';
import { readsBuyersOf, readsJob, readsPeopleOf, readsPerson } from '#server/people-access';
import { Refusal } from '#server/refusal';
import { formOf } from '#server/sent-forms';
import { wholeThingEdits } from '#server/thing-lists';

const peopleAtOnce = 500;

/** People by their ids, whoever asks: for services that have checked access. */
export const peopleById = async (ctx: Ctx, ids: readonly number[]): Promise<Map<number, Person>> =>
  new Map((await readPeopleById(ctx.db, ids)).map((person) => [person.id, person]));

const seesOf = (ctx: Ctx) => (id: RawBuilder<unknown>) => readsPerson(ctx, id);
const sightOf = (ctx: Ctx) => ({
  sees: seesOf(ctx),
  readsJob: readsJob(ctx, sql.ref('person.id'), sql.ref('company.id')),
});

export const countPeople = ({ db }: Ctx) => countAllPeople(db);

/** All people, whoever asks, in pages by id: for services that have checked access. */
export const everyPerson = async function* ({ db }: Ctx): AsyncGenerator<Person[]> {
  let page = await readPeopleAfter(db, 0, peopleAtOnce);
  while (page.length > 0) {
    yield page;
    page = await readPeopleAfter(db, page.at(-1)?.id ?? 0, peopleAtOnce);
  }
};

/** Whether the caller reads that person. */
export const isPersonRead = async (ctx: Ctx, id: number): Promise<boolean> =>
  (await readPerson(ctx.db, id, sightOf(ctx))) !== undefined;

/** A person whom the caller reads; any other is not there. */
export const findPerson = async (ctx: Ctx, id: number): Promise<Person> => {
  const person = await readPerson(ctx.db, id, sightOf(ctx));
  if (!person) throw new Refusal('person.notFound');
  return person;
};

/** The ids of those of these people that there are, kept from other writers by the caller's transaction. */
export const lockPeople = async (inside: Inside, ids: readonly number[]): Promise<Set<number>> =>
  new Set((await lockPeopleById(inside.db, ids)).map(({ id }) => id));

/** Changes a person and its lists in one transaction (decisions W5). */
export const changePerson = (ctx: Ctx, { id, parms, ...given }: Parsed<'person/update'>): Promise<Person> =>
  inTransaction(ctx, async (inside) => {
    const stored = await lockPerson(inside.db, id, seesOf(inside));
    if (!stored) throw new Refusal('person.notFound');
    const values = changedValues(parms ?? {}, stored, labelsOf(declared));
    const before = await findPerson(inside, id);
    const lists = notRepeated(before, wholeThingEdits(declared, before, given));
    await recordHistory(inside, { entity: 'person', id }, stored, values);
    await updatePerson(inside.db, id, values, { edited: true });
    await changeContacts(inside, { personId: id }, lists);
    await locateAddresses(inside, { personId: id }, lists);
    await tellOwner(inside, { personId: id }, lists);
    return findPerson(inside, id);
  });

/** Deletes a person with lists and history, inside the caller's transaction, unless staff changed it or something has it. */
export const forgetPerson = async (inside: Pick<Inside, 'db'>, id: number) => {
  if (await deleteUnusedPerson(inside.db, id)) await forgetHistory(inside, { entity: 'person', id });
};

type NewPerson = { name: string; lastName: string; identifier: string | null } & NewContacts;

/** Stores a person with its lists, inside the caller's transaction. */
export const addPerson = async (inside: Inside, person: NewPerson) => {
  const { id } = await insertPerson(inside.db, person);
  await addContacts(inside, { personId: id }, person);
  return id;
};

/**
 * Replaces all of a person who was registered and never activated, inside the caller's transaction. An employee stays as he is,
 * with the account. False where staff changed him: whoever registers now is another (docs/decisions/003-accounts-and-mail.md).
 */
export const replacePerson = async (
  inside: Inside,
  id: number,
  { name, lastName, identifier, ...lists }: NewPerson,
): Promise<boolean> => {
  const { isEdited, isEmployed } = await lockRegisteredPerson(inside.db, id);
  if (isEdited || isEmployed) return isEmployed;
  await forgetHistory(inside, { entity: 'person', id });
  await updatePerson(inside.db, id, { name, lastName, identifier });
  await replaceContacts(inside, { personId: id }, lists);
  return true;
};

/** A person as whoever added it is answered: only while nobody else has it. */
const added = async (inside: Inside, id: number): Promise<Person> => {
  const person = (await peopleById(inside, [id])).get(id);
  if (!person || person.hasAccount || person.employeeOf.length > 0) throw new Refusal('call.guidTaken');
  return person;
};

/** Adds a person, once for each form; the `defaultEmail` stands first among its e-mails. */
export const createPerson = (ctx: Ctx, { person: { guid, ...person } }: Parsed<'person/add'>): Promise<Person> =>
  inTransaction(ctx, async (inside) => {
    const { id, isNew } = await insertPerson(inside.db, person, formOf(inside, guid, person));
    if (!isNew) return added(inside, id);
    const { defaultEmail } = person;
    const others = person.emails.filter((item) => item.email !== defaultEmail?.toLowerCase());
    const emails = defaultEmail ? [{ email: defaultEmail.toLowerCase() }, ...others] : others;
    await addContacts(inside, { personId: id }, { ...person, emails });
    await locateAddresses(inside, { personId: id }, person);
    const { name, lastName, identifier } = person;
    await recordHistory(inside, { entity: 'person', id }, {}, { name, lastName, identifier });
    return added(inside, id);
  });

/** A page of the people whom the caller reads; of a company's buyers or employees nobody where he does not read who they are. */
export const filterPeople = async (ctx: Ctx, { filters, rowIndex, rowsMax }: Parsed<'person/filter'>) => {
  const { clientOfCompanyId: seller, employerId: employer } = filters;
  const buyers = seller === undefined ? sql`true` : readsBuyersOf(ctx, sql`${seller}`);
  const employees = employer === undefined ? sql`true` : readsPeopleOf(ctx, sql`${employer}::bigint`);
  const sees = (id: RawBuilder<unknown>) => sql<boolean>`(${readsPerson(ctx, id)} and ${buyers} and ${employees})`;
  const { rows, count } = await readPeople(ctx.db, { ...sightOf(ctx), ...filters, sees }, rowIndex, rowsMax);
  return { data: rows, resultCount: count };
};

/** The first people whom the caller reads and whose name, document, phone or e-mail a text has. */
export const peopleNamed = (ctx: Ctx, text: string, most: number) =>
  readNamedPeople(ctx.db, { text, sees: seesOf(ctx) }, most);
