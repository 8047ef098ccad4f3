import { type Insertable, sql } from 'kysely';
import type { CompanyGroup } from '#contract/companies';
import type { Parsed } from '#contract/contract';
import { companyGroup as declared } from '#contract/things/company-group';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { matchesWords } from '#server/database/text-match';
import type { Tables } from '#server/tables';
import { fieldsOfThing, rowOf } from '#server/thing-columns';

type Fields = Omit<CompanyGroup, 'id'>;

const groups = (db: Pick<Db, 'selectFrom'>) =>
  db.selectFrom('company_group').select(fieldsOfThing(declared)).$castTo<CompanyGroup>();

export const readGroup = (db: Db, id: number) => groups(db).where('id', '=', id).executeTakeFirst();

/** A group, kept from other writers until the transaction ends. */
export const lockGroup = (db: Transaction, id: number) =>
  groups(db).where('id', '=', id).forUpdate().executeTakeFirst();

/** Nobody else adds or changes groups until the transaction ends. */
export const lockGroups = (db: Transaction) => sql`lock table company_group in share update exclusive mode`.execute(db);

export const readGroupNames = (db: Db) => db.selectFrom('company_group').select(['id', 'name']).execute();

/** `text`: words of name and web address; `name`: of the name alone. */
type Filters = Parsed<'companyGroup/filter'>['filters'];
const matching = ({ text = '', name = '' }: Filters) =>
  sql<boolean>`(${matchesWords(text, (has) => has('company_group.searched'))}
    and ${matchesWords(name, (has) => has('company_group.named'))})`;

/** One page of groups by their names, and how many there are in all. */
export const readGroupPage = async (db: Db, filters: Filters, rowIndex: number, rowsMax: number) => {
  const rows = await groups(db)
    .where(matching(filters))
    .orderBy(spanishOrder(sql`name`))
    .orderBy('id')
    .offset(rowIndex)
    .limit(rowsMax)
    .execute();
  const { count } = await db
    .selectFrom('company_group')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(matching(filters))
    .executeTakeFirstOrThrow();
  return { rows, count };
};

export const insertGroup = (db: Transaction, values: Fields) =>
  db
    .insertInto('company_group')
    .values(rowOf(declared.fields, values) as Insertable<Tables['company_group']>)
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateGroup = async (db: Transaction, id: number, values: Partial<Fields>) => {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('company_group').set(rowOf(declared.fields, values)).where('id', '=', id).execute();
};
