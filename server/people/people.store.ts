import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { matchesText } from '#server/database/text-match';
import type { Tables } from '#server/tables';

type Names = { name: string; lastName: string; identifier: string | null };
type Filters = { text?: string | undefined; clientOfCompanyId?: number | undefined };

const columns = ['person.id', 'person.name', 'person.last_name as lastName', 'person.identifier'] as const;
const rowOf = ({ name, lastName, identifier }: Partial<Names>) => ({ name, last_name: lastName, identifier });

export const readPerson = (db: Db, id: number) =>
  db.selectFrom('person').select(columns).where('id', '=', id).executeTakeFirst();

export const readPeopleById = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('person')
    .select(columns)
    .where('id', 'in', [...ids, 0])
    .execute();

/** A person, kept from other writers until the transaction ends. */
export const lockPerson = (db: Transaction, id: number) =>
  db.selectFrom('person').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const insertPerson = (db: Transaction, { name, lastName, identifier }: Names) =>
  db.insertInto('person').values({ name, last_name: lastName, identifier }).returning('id').executeTakeFirstOrThrow();

export const updatePerson = async (db: Transaction, id: number, values: Partial<Names>) => {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('person').set(rowOf(values)).where('id', '=', id).execute();
};

/** Whether it was deleted: what an account, an order or a company has stays. Its lists go with it. */
export const deleteUnusedPerson = async (db: Transaction, id: number): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('person')
    .where('id', '=', id)
    .where(
      sql<boolean>`not exists (select from account where person_id = person.id)
        and not exists (select from orders where person_id = person.id)
        and not exists (select from employee where person_id = person.id)`,
    )
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
};

/** The active account of a person. */
export const readAccountOfPerson = (db: Db, personId: number) =>
  db
    .selectFrom('account')
    .select(['email', 'first_name as firstName'])
    .where('person_id', '=', personId)
    .where('activated_at', 'is not', null)
    .executeTakeFirst();

/** The companies that people work for, with their position there. */
export const readEmployers = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('employee')
    .innerJoin('company', 'company.id', 'employee.company_id')
    .select(['employee.person_id as personId', 'company.id', 'company.name', 'employee.position'])
    .where('employee.person_id', 'in', [...ids, 0])
    .orderBy('company.id')
    .execute();

/** Gives a person these positions and no others. */
export const replaceEmployments = async (
  db: Transaction,
  personId: number,
  jobs: readonly { companyId: number; position: string }[],
) => {
  await db.deleteFrom('employee').where('person_id', '=', personId).execute();
  if (jobs.length === 0) return;
  const rows = jobs.map(({ companyId, position }) => ({ company_id: companyId, person_id: personId, position }));
  await db.insertInto('employee').values(rows).execute();
};

const filtered = <O>(query: SelectQueryBuilder<Tables, 'person', O>, { text, clientOfCompanyId }: Filters) =>
  query
    .$if(text !== undefined, (q) => q.where(matchesText(searched, text ?? '')))
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
    );
const searched = [
  sql`person.name`,
  sql`person.last_name`,
  sql`person.identifier`,
  sql`(select string_agg(phone, ' ') from phone where person_id = person.id)`,
  sql`(select string_agg(email, ' ') from email where person_id = person.id)`,
];

/** One page of people, sorted by name as Spanish sorts, and how many there are in all. */
export const readPeople = async (db: Db, filters: Filters, rowIndex: number, rowsMax: number) => {
  const rows = await filtered(db.selectFrom('person').select(columns), filters)
    .orderBy(spanishOrder(sql`person.name`))
    .orderBy(spanishOrder(sql`person.last_name`))
    .orderBy('person.id')
    .offset(rowIndex)
    .limit(rowsMax)
    .execute();
  const counted = filtered(
    db.selectFrom('person').select((e) => e.fn.countAll<number>().as('count')),
    filters,
  );
  return { rows, count: (await counted.executeTakeFirstOrThrow()).count };
};

/** The first people that a text finds, with an e-mail. */
export const readNamedPeople = (db: Db, text: string, most: number) =>
  filtered(db.selectFrom('person').select(['person.id', 'person.name', 'person.last_name as lastName']), { text })
    .select(
      sql<string | null>`(select email from email where person_id = person.id order by is_default desc, id limit 1)`.as(
        'email',
      ),
    )
    .orderBy(spanishOrder(sql`person.name`))
    .orderBy(spanishOrder(sql`person.last_name`))
    .orderBy('person.id')
    .limit(most)
    .execute();
