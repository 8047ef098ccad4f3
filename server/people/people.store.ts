import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Person } from '#contract/people';
import { person as declared } from '#contract/things/person';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { findsWords, hasPart } from '#server/database/text-match';
import { type Owner, ownerColumns } from '#server/people/contacts.service';
import { writtenNumber } from '#server/plain-text';
import { type formOf, insertOnce } from '#server/sent-forms';
import type { Tables } from '#server/tables';
import { fieldsOfThing, rowOf, wholeThing } from '#server/thing-columns';

type Names = Pick<Person, 'name' | 'lastName' | 'identifier'>;
/** Whether the caller reads the person whose id a column holds. */
type Sight = (id: RawBuilder<unknown>) => RawBuilder<boolean>;
/** `readsJob`: whether he reads that the person of a row of `person` works for the one of `company`. */
type PersonSight = { sees: Sight; readsJob: RawBuilder<boolean> };
type Filters = {
  sees: Sight;
  text?: string | undefined;
  clientOfCompanyId?: number | undefined;
  employerId?: number | undefined;
};

/** Where the person of a query's row works, in the order of the companies; `readsJob` holds for those rows that the caller reads. */
const employeeOf = (readsJob: RawBuilder<boolean>) => sql<Person['employeeOf']>`(
  select coalesce(json_agg(json_build_object('id', company.id, 'name', company.name, 'position', position) order by company.id), '[]')
  from employee join company on company.id = company_id where employee.person_id = person.id and ${readsJob})`;
// As `exists` it would read all accounts for a page of people.
const hasAccount = sql<boolean>`coalesce((select true from account where account.person_id = person.id), false)`;
/** All that is a person's, in one query. */
const whole = (readsJob: RawBuilder<boolean>) => [
  ...wholeThing(declared),
  employeeOf(readsJob).as('employeeOf'),
  hasAccount.as('hasAccount'),
];
const ownId = sql.ref('person.id');
const people = (db: Db, readsJob: RawBuilder<boolean>) =>
  db.selectFrom('person').select(whole(readsJob)).$castTo<Person>();

export const readPerson = (db: Db, id: number, { sees, readsJob }: PersonSight) =>
  people(db, readsJob).where('person.id', '=', id).where(sees(ownId)).executeTakeFirst();

/** With all their employers. */
export const readPeopleById = (db: Db, ids: readonly number[]) =>
  people(db, sql<boolean>`true`)
    .where('person.id', 'in', [...ids, 0])
    .execute();

/** The next people by id, with all their employers. */
export const readPeopleAfter = (db: Db, after: number, count: number) =>
  people(db, sql<boolean>`true`).where('person.id', '>', after).orderBy('person.id').limit(count).execute();

export const countAllPeople = async (db: Db): Promise<number> => {
  const { count } = await db
    .selectFrom('person')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A person, kept from other writers until the transaction ends. */
export const lockPerson = (db: Transaction, id: number, sees: Sight) =>
  db
    .selectFrom('person')
    .select(fieldsOfThing(declared))
    .where('id', '=', id)
    .where(sees(ownId))
    .forUpdate()
    .$castTo<Names>()
    .executeTakeFirst();

/** Those of these people that there are, kept from other writers until the transaction ends, in the order of their ids. */
export const lockPeopleById = (db: Transaction, ids: readonly number[]) =>
  db
    .selectFrom('person')
    .select('id')
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export const insertPerson = (db: Transaction, values: Names, form?: ReturnType<typeof formOf>) =>
  insertOnce(db, 'person', rowOf(declared.fields, values), form);

/** `mark`: that somebody edits it, whatever of it. */
export const updatePerson = (db: Transaction, id: number, values: Partial<Names>, mark: { edited?: true } = {}) =>
  db
    .updateTable('person')
    .set({ ...rowOf(declared.fields, values), ...mark })
    .where('id', '=', id)
    .execute();

/** Staff's marks on a person: edited, employed. The row is locked until the transaction ends. */
export const lockRegisteredPerson = (db: Transaction, id: number) =>
  db
    .selectFrom('person')
    .select('edited as isEdited')
    .select(sql<boolean>`exists (select from employee where person_id = person.id)`.as('isEmployed'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Whether it was deleted: what staff changed, or an account, an order, a company or a communication has, stays. Its lists go with it. */
export const deleteUnusedPerson = async (db: Transaction, id: number): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('person')
    .where('id', '=', id)
    .where(
      sql<boolean>`not edited and not exists (select from account where person_id = person.id)
        and not exists (select from orders where person_id = person.id)
        and not exists (select from employee where person_id = person.id)
        and not exists (select from communication where contact_person_id = person.id)
        and not exists (select from communication where creator_person_id = person.id)`,
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
};

/** The active accounts of a person or a company: of one that others became part of there may be several. */
export const readAccountsOf = (db: Db, owner: Owner) =>
  db
    .selectFrom('account')
    .select(['email', 'first_name as firstName'])
    .where((eb) => eb.and(ownerColumns(owner)))
    .where('activated_at', 'is not', null)
    .orderBy('id')
    .execute();

const filtered = <O>(query: SelectQueryBuilder<Tables, 'person', O>, filters: Filters) => {
  const { sees, text, clientOfCompanyId, employerId } = filters;
  return query
    .where(sees(ownId))
    .$if(text !== undefined, (q) => q.where(matchesName(text ?? '')))
    .$if(clientOfCompanyId !== undefined, (q) =>
      q.where((e) =>
        e.exists(
          e
            .selectFrom('orders')
            .select('orders.id')
            .whereRef('orders.person_id', '=', 'person.id')
            .where('orders.to_company_id', '=', clientOfCompanyId ?? 0),
        ),
      ),
    )
    .$if(employerId !== undefined, (q) =>
      q.where(sql<boolean>`person.id in (select person_id from employee where company_id = ${employerId ?? 0})`),
    );
};

const matchesName = (text: string) =>
  matchesDigits(text) ??
  findsWords('person', text, (has) => [
    sql`select person_id from phone where ${has('phone.searched')}`,
    sql`select person_id from email where ${has('email.searched')}`,
  ]);

/** Whether somebody has this number, as a phone or document however it is written, else as it is typed; undefined of any other text. */
const matchesDigits = (text: string) => {
  const digits = writtenNumber(text, 4);
  if (digits === undefined) return undefined;
  const typed = text.trim();
  return sql<boolean>`person.id in (select id from person where ${hasPart('person.searched', typed)}
    union select id from person where ${hasPart('person.digits', digits)}
    union select person_id from phone where ${hasPart('phone.digits', digits)}
    union select person_id from email where ${hasPart('email.searched', typed)})`;
};

const byName = <O>(query: SelectQueryBuilder<Tables, 'person', O>) =>
  query.orderBy(spanishOrder(sql`person.name`)).orderBy(spanishOrder(sql`person.last_name`)).orderBy('person.id');

/** One page of people, sorted by name as Spanish sorts, and how many there are in all. */
export const readPeople = async (
  db: Db,
  { readsJob, ...filters }: Filters & PersonSight,
  rowIndex: number,
  rowsMax: number,
) => {
  // Nothing more is read of those before the page.
  const page = byName(filtered(db.selectFrom('person').selectAll('person'), filters))
    .offset(rowIndex)
    .limit(rowsMax);
  const rows = await byName(
    db
      .with('person', () => page)
      .selectFrom('person')
      .select(whole(readsJob)),
  )
    .$castTo<Person>()
    .execute();
  const counted = filtered(
    db.selectFrom('person').select((e) => e.fn.countAll<number>().as('count')),
    filters,
  );
  return { rows, count: (await counted.executeTakeFirstOrThrow()).count };
};

/** The first people that a text finds, with an e-mail. */
export const readNamedPeople = (db: Db, filters: Filters, most: number) =>
  byName(
    filtered(db.selectFrom('person').select(['person.id', 'person.name', 'person.last_name as lastName']), filters),
  )
    .select(
      sql<string | null>`(select email from email where person_id = person.id order by is_default desc, id limit 1)`.as(
        'email',
      ),
    )
    .limit(most)
    .execute();
