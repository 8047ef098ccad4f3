import { sql } from 'kysely';
import type { Communication } from '#contract/communications';
import type { Parsed } from '#contract/contract';
import { mailedFields } from '#contract/plain/communications';
import { sentence } from '#contract/plain/messages';
import { labelsOf, wordsIn } from '#contract/plain/thing';
import { communication as declared } from '#contract/things/communication';
import { changedValues } from '#server/changed-values';
import { storedEvent, writeEvent } from '#server/communications/add-event.service';
import { readConditions } from '#server/communications/authors.store';
import { lockCaller } from '#server/communications/caller.service';
import { authorsOf } from '#server/communications/communication-access';
import { findCommunication, lockChangeable, seenOf } from '#server/communications/communications.service';
import { insertCommunication, type Known, updateCommunication } from '#server/communications/communications.store';
import { eventDate } from '#server/communications/event-date';
import { mailAddress, mailTo } from '#server/communications/mail-communication.service';
import { readRepeated } from '#server/communications/repeated.store';
import { companiesToName } from '#server/companies/companies.service';
import type { Ctx, Inside } from '#server/ctx';
import { recordHistory } from '#server/history/history.service';
import { inTransaction } from '#server/in-transaction';
import { lockPeople } from '#server/people/people.service';
import { readsAccountOf, readsPerson } from '#server/people-access';
import { fieldRefusal, Refusal } from '#server/refusal';

type Named = Pick<Communication, 'creatorPersonId' | 'creatorCompanyId' | 'contactCompanyId' | 'contactPersonId'>;

const idsIn = (ids: readonly (number | null | undefined)[]) => ids.filter((id) => typeof id === 'number');
const bigint = (id: number | null | undefined) => sql`${id ?? null}::bigint`;
const isAmong = (known: ReadonlySet<number | null>, id: number | null | undefined) => !id || known.has(id);

/** Keeps companies and people that are named from other writers, and gives those that there are. Communications are locked after them. */
const lockNamed = async (inside: Inside, named: Partial<Named>) => {
  const companies = await companiesToName(inside, idsIn([named.creatorCompanyId, named.contactCompanyId]));
  const people = await lockPeople(inside, idsIn([named.creatorPersonId, named.contactPersonId]));
  return { companies, people };
};

type Locked = Record<'companies' | 'people', ReadonlySet<number | null>>;

/** Demands that the caller may name these, of whom those in `known` are locked: a 422 at each field that he may not. */
const requireNameable = async (inside: Inside, named: Partial<Named>, { companies, people }: Locked) => {
  const { creatorPersonId, creatorCompanyId, contactCompanyId, contactPersonId } = named;
  const yes = sql<boolean>`true`;
  const holds = await readConditions(inside.db, {
    creatorPersonId: creatorCompanyId
      ? sql<boolean>`exists (select from ${authorsOf(inside)} as author
          where person_id = ${bigint(creatorPersonId)} and company_id = ${bigint(creatorCompanyId)})`
      : yes,
    contactCompanyId: contactCompanyId ? readsAccountOf(inside, bigint(contactCompanyId)) : yes,
    contactPersonId: contactPersonId ? readsPerson(inside, bigint(contactPersonId)) : yes,
  });
  const isThere = {
    creatorPersonId: isAmong(people, creatorPersonId) && isAmong(companies, creatorCompanyId),
    contactCompanyId: isAmong(companies, contactCompanyId),
    contactPersonId: isAmong(people, contactPersonId),
  };
  const refused = (Object.keys(isThere) as (keyof typeof isThere)[]).filter(
    (field) => !(isThere[field] && holds[field]),
  );
  if (refused.length === 0) return;
  const fields = refused.map((field) => [field, sentence('field.choice')]);
  throw new Refusal('call.fields', {}, { fields: Object.fromEntries(fields) });
};

type Contact = Pick<Communication, 'creatorCompanyId' | 'contactCompanyId' | 'isPrivate'>;

/** The company of a private contact is the creator's; another company that is named ends that the contact is private. */
const contactOf = (stored: Contact, given: Partial<Contact>) => {
  const { creatorCompanyId, contactCompanyId } = { ...stored, contactCompanyId: undefined, ...given };
  const isPrivate =
    given.isPrivate ?? (stored.isPrivate && (contactCompanyId ?? creatorCompanyId) === creatorCompanyId);
  return { isPrivate, ...(isPrivate && { contactCompanyId: creatorCompanyId }) };
};

// An answer that was lost is asked for again in this while, where no GUID says that it is the same.
const repeatedMs = 10 * 60_000;

/** Adds a communication with its first event; mails it where it says to whom. One that the caller has just added is answered as it is. */
export const addCommunication = (ctx: Ctx, { comm: given }: Parsed<'communication/add'>): Promise<Communication> =>
  inTransaction(ctx, async (inside) => {
    const comm = { ...given, ...contactOf(given, given) };
    const { lastEvent, newDate: said, observation, sendTo: _, guid, ...fields } = comm;
    const now = inside.clock();
    const type = storedEvent('none', lastEvent);
    if (type === undefined) throw fieldRefusal('lastEvent', 'field.choice');
    const newDate = eventDate(now, type, said);
    const caller = await lockCaller(inside);
    const same = await readRepeated(inside.db, comm, caller, new Date(now.getTime() - repeatedMs));
    if (same) return findCommunication(inside, same.id);
    await requireNameable(inside, fields, await lockNamed(inside, fields));
    const sentTo = await mailAddress(inside, comm, caller);
    const mailId = sentTo === null ? null : await mailTo(inside, sentTo, comm, caller);
    const added = await insertCommunication(inside.db, fields, {
      guid: guid ?? null,
      last_event: type,
      new_date: newDate,
      sent_to: sentTo,
      sent_by: sentTo === null ? null : caller.accountId,
      mail_id: mailId,
      created_at: now,
      changed_at: now,
    });
    if (!added) throw new Refusal('communication.guidTaken');
    const { id } = added;
    await writeEvent(inside, id, { type, newDate, observation }, caller);
    await recordHistory(inside, { entity: declared.noun, id }, { isPrivate: false }, fields);
    return findCommunication(inside, id);
  });

/** The ids that a change names anew; of the creator both person and company. */
const otherNames = (stored: Named, next: Named): Partial<Named> => {
  const differs = (name: keyof Named) => stored[name] !== next[name];
  return {
    ...((differs('creatorPersonId') || differs('creatorCompanyId')) && {
      creatorPersonId: next.creatorPersonId,
      creatorCompanyId: next.creatorCompanyId,
    }),
    ...(differs('contactCompanyId') && { contactCompanyId: next.contactCompanyId }),
    ...(differs('contactPersonId') && { contactPersonId: next.contactPersonId }),
  };
};

type Changes = Parsed<'communication/update'>['parms'];

/** Whom and what a change names. */
const namesIn = (parms: Changes): Partial<Named> => {
  const { creatorPersonId, creatorCompanyId, contactCompanyId, contactPersonId } = parms;
  return {
    creatorPersonId: creatorPersonId?.value ?? null,
    ...(creatorCompanyId && { creatorCompanyId: creatorCompanyId.value }),
    ...(contactCompanyId && { contactCompanyId: contactCompanyId.value }),
    contactPersonId: contactPersonId?.value ?? null,
  };
};

/** The values without a contact person whom the caller does not read. Throws a 409 where another is to take the place. */
const besideHidden = <V extends { contactPersonId?: number | null }>({ knowsContact }: Known, values: V) => {
  if (knowsContact || values.contactPersonId === undefined) return values;
  const { contactPersonId, ...others } = values;
  if (contactPersonId === null) return others;
  const fields = { contactPersonId: sentence('communication.hiddenContact') };
  throw new Refusal('communication.hiddenContact', {}, { fields });
};

type Mailed = Pick<Communication, 'sentTo' | (typeof mailedFields)[number]>;

/** Demands that what was mailed stays as it went out: a 409 at each field of it that is to change. */
const requireUnmailed = (stored: Mailed, given: Partial<Mailed>) => {
  const refused = mailedFields.filter((name) => given[name] !== undefined && given[name] !== stored[name]);
  if (stored.sentTo === null || refused.length === 0) return;
  const fields = Object.fromEntries(refused.map((name) => [name, sentence('communication.sent')]));
  throw new Refusal('communication.sent', {}, { fields });
};

/** Changes the fields of a communication (decisions W5); its events stay. */
export const changeCommunication = (ctx: Ctx, { id, parms }: Parsed<'communication/update'>): Promise<Communication> =>
  inTransaction(ctx, async (inside) => {
    await lockCaller(inside);
    const { companies, people } = await lockNamed(inside, namesIn(parms));
    const stored = await lockChangeable(inside, id);
    const seen = seenOf(stored);
    const given = besideHidden(stored, changedValues(parms, seen, labelsOf(declared), wordsIn(declared.fields, seen)));
    if (Object.keys(given).length === 0) return findCommunication(inside, id);
    requireUnmailed(stored, given);
    const values = { ...given, ...contactOf(stored, given) };
    // Companies and people that a locked row names are not removed.
    const known = {
      companies: new Set([...companies, stored.creatorCompanyId, stored.contactCompanyId]),
      people: new Set([...people, stored.creatorPersonId]),
    };
    await requireNameable(inside, otherNames(stored, { ...stored, ...values }), known);
    await updateCommunication(inside.db, id, values, { changed_at: inside.clock() });
    await recordHistory(inside, { entity: declared.noun, id }, stored, values);
    return findCommunication(inside, id);
  });
