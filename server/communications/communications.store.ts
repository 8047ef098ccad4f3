import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Communication, CommunicationEvent } from '#contract/communications';
import type { Parsed } from '#contract/contract';
import { type EventType, eventTypes, isOpen } from '#contract/plain/communications';
import { communication as declared } from '#contract/things/communication';
import type { Db, Transaction } from '#server/ctx';
import { hasSomeWord, hasTrigrams, matchesWords } from '#server/database/text-match';
import type { Tables } from '#server/tables';
import { fieldsOfThing, rowOf } from '#server/thing-columns';

/** A communication as it is stored: its last date as a moment, those of its events as the database writes them. */
export type CommunicationRow = Omit<Communication, 'newDate' | 'contactPhone'> & Known & Phones & { newDate: Date };
type Phones = { personPhone: string | null; companyPhone: string | null };
/** Whether the caller reads its contact person. */
export type Known = { knowsContact: boolean };

const eventList = sql<CommunicationEvent[]>`(
  select coalesce(json_agg(json_build_object('id', id, 'type', type, 'personId', person_id, 'by', by, 'at', at,
    'newDate', new_date, 'observation', observation) order by id), '[]')
  from communication_event where communication_event.communication_id = communication.id)`;

/** The phone by which a contact is reached first. A private buyer's company is the creator's own, which is not called. */
const firstPhone = (owner: 'person_id' | 'company_id', id: RawBuilder<unknown>) => sql<string | null>`(
  select phone.phone from phone where phone.${sql.ref(owner)} = ${id} order by is_default desc, phone.id limit 1)`;
const personPhone = firstPhone('person_id', sql`communication.contact_person_id`);
const companyPhone = firstPhone(
  'company_id',
  sql`nullif(communication.contact_company_id, communication.creator_company_id)`,
);

/** The caller's rights, as conditions of a communication's row. */
type Rights = Record<'sees' | 'changes' | 'knows', RawBuilder<boolean>>;

/** All that is shown of a communication, in one query. */
const communications = (db: Pick<Db, 'selectFrom'>, { changes, knows }: Rights) =>
  db
    .selectFrom('communication')
    .select(fieldsOfThing(declared))
    .select([
      'last_event as lastEvent',
      'new_date as newDate',
      'sent_to as sentTo',
      changes.as('mayChange'),
      knows.as('knowsContact'),
      eventList.as('events'),
      personPhone.as('personPhone'),
      companyPhone.as('companyPhone'),
    ])
    .$castTo<CommunicationRow>();

/** A communication for whose row `sees` holds. */
export const readCommunication = (db: Db, id: number, rights: Rights) =>
  communications(db, rights).where('communication.id', '=', id).where(rights.sees).executeTakeFirst();

type Stored = Omit<CommunicationRow, 'events' | 'newDate' | keyof Phones>;

/** The same, kept from other writers until the transaction ends. */
export const lockCommunication = (db: Transaction, id: number, { sees, changes, knows }: Rights) =>
  db
    .selectFrom('communication')
    .select(fieldsOfThing(declared))
    .select(['last_event as lastEvent', 'sent_to as sentTo', changes.as('mayChange'), knows.as('knowsContact')])
    .where('communication.id', '=', id)
    .where(sees)
    .forUpdate('communication')
    .$castTo<Stored>()
    .executeTakeFirst();

/** The last event of a communication that is locked: what was written while this waited is seen only once the lock is there. */
export const readLastEvent = (db: Transaction, id: number) =>
  db
    .selectFrom('communication_event')
    .select(['id', 'type', 'by', 'new_date as newDate'])
    .where('communication_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();

type Fields = Partial<Pick<Communication, (typeof declared.fields)[number]['name']>>;
type Columns = Insertable<Tables['communication']>;

const columnsOf = (fields: Fields, more: Partial<Columns>) =>
  ({ ...rowOf(declared.fields, fields), ...more }) as Columns;

/** Stores a communication; undefined where another has its GUID. */
export const insertCommunication = (
  db: Transaction,
  fields: Fields,
  more: Pick<
    Columns,
    'guid' | 'last_event' | 'new_date' | 'sent_to' | 'sent_by' | 'mail_id' | 'created_at' | 'changed_at'
  >,
) =>
  db
    .insertInto('communication')
    .values(columnsOf(fields, more))
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('id')
    .executeTakeFirst();

export const updateCommunication = (
  db: Transaction,
  id: number,
  fields: Fields,
  more: Partial<Pick<Columns, 'last_event' | 'new_date'>> & Pick<Columns, 'changed_at'>,
) => db.updateTable('communication').set(columnsOf(fields, more)).where('id', '=', id).execute();

export const insertEvent = (db: Transaction, event: Insertable<Tables['communication_event']>) =>
  db.insertInto('communication_event').values(event).execute();

type Filters = Parsed<'communication/filter'>['filters'] & Rights;

const events = Object.keys(eventTypes) as EventType[];
const statesOf = (state: Filters['state']) => {
  if (state === 'OPE') return events.filter(isOpen);
  return state === 'CLO' ? events.filter((type) => !isOpen(type)) : state && [state];
};

/**
 * Whether a communication has the words of a text, each in it or in a name of its contact, as far as `knows` holds of the person. Rows that may have them are found by indexes
 * first: all words in itself, or one in a name. As `union all` the database takes them for few, however many it expects.
 */
const matchesText = (text: string, knows: RawBuilder<boolean>) => sql<boolean>`(communication.id in (
    select id from communication as one where ${hasTrigrams('one.searched', text)}
    union select id from communication as one
      where not is_private and contact_company_id in (select id from company where ${hasSomeWord('company.searched', text)})
    union select id from communication as one
      where contact_person_id in (select id from person where ${hasSomeWord('person.searched', text)}))
  and ${matchesWords(
    text,
    (has) => sql`${has('communication.searched')}
      or not is_private and exists (select from company where company.id = contact_company_id and ${has('company.searched')})
      or exists (select from person where person.id = contact_person_id and ${has('person.searched')} and ${knows})`,
  )})`;

const filtered = <O>(query: SelectQueryBuilder<Tables, 'communication', O>, filters: Filters) => {
  const { sees, knows, text = '', state, startDate, endDate } = filters;
  const states = statesOf(state);
  return query
    .where(sees)
    .where((e) => e.and(rowOf(declared.fields, filters)))
    .$if(filters.contactCompanyId !== undefined, (q) => q.where('is_private', '=', false))
    .$if(text.trim() !== '', (q) => q.where(matchesText(text, knows)))
    .$if(filters.contactPersonId !== undefined, (q) => q.where(knows))
    .$if(states !== undefined, (q) => q.where('last_event', 'in', states ?? []))
    .$if(startDate !== undefined, (q) => q.where('new_date', '>=', startDate ?? new Date(0)))
    .$if(endDate !== undefined, (q) => q.where('new_date', '<', endDate ?? new Date(0)));
};

/** The newest date first; of what is to be done the oldest, which waits longest. */
const inOrder = <O>(query: SelectQueryBuilder<Tables, 'communication', O>, { state }: Filters) => {
  const direction = state === 'OPE' ? 'asc' : 'desc';
  return query.orderBy('communication.new_date', direction).orderBy('communication.id', direction);
};

/** One page of communications in their order; nothing more is read of those before the page. */
export const readCommunicationPage = (db: Db, filters: Filters, rowIndex: number, rowsMax: number) => {
  const page = inOrder(filtered(db.selectFrom('communication').selectAll('communication'), filters), filters)
    .offset(rowIndex)
    .limit(rowsMax);
  const whole = communications(
    db.with('communication', () => page),
    filters,
  );
  return inOrder(whole, filters).execute();
};

/** So many there are, and what `mayAdd` says. */
export const countCommunications = (db: Db, filters: Filters, mayAdd: RawBuilder<boolean>) => {
  const counted = db
    .selectFrom('communication')
    .select((e) => [e.fn.countAll<number>().as('count'), mayAdd.as('mayAdd')]);
  return filtered(counted, filters).executeTakeFirstOrThrow();
};
