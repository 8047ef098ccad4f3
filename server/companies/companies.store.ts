import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { matchesText } from '#server/database/text-match';
import type { SiteId } from '#sites/site';

export const readOwnCompany = (db: Db, site: SiteId) =>
  db.selectFrom('company').select(['id', 'name', 'identifier']).where('own_site', '=', site).executeTakeFirst();

/** Ids of the companies that other sites call their own. */
export const readOwnElsewhere = (db: Db, site: SiteId) =>
  db.selectFrom('company').select('id').where('own_site', 'is not', null).where('own_site', '!=', site).execute();

// People read these lists: sorted as Spanish sorts them on both engines.
const byName = spanishOrder(sql`name`);

const companies = (db: Db) =>
  db
    .selectFrom('company')
    .leftJoin('company_group', 'company_group.id', 'company.group_id')
    .select(['company.id', 'company.name', 'company.identifier', 'company.description'])
    .select(['company.group_id as companyGroupId', 'company_group.name as companyGroupName']);

/** Companies without their phones, addresses and e-mails. */
export const readCompanies = (db: Db, ids: readonly number[]) =>
  companies(db)
    .where('company.id', 'in', [...ids, 0])
    .execute();

const matching = (text = '') => matchesText([sql`company.name`, sql`company.identifier`], text);

/** One page of companies by their names. */
export const readCompanyPage = (db: Db, text: string | undefined, rowIndex: number, rowsMax: number) =>
  companies(db)
    .where(matching(text))
    .orderBy(spanishOrder(sql`company.name`))
    .orderBy('company.id')
    .offset(rowIndex)
    .limit(rowsMax)
    .execute();

export const countCompanies = async (db: Db, text: string | undefined) => {
  const counted = db.selectFrom('company').select((e) => e.fn.countAll<number>().as('count'));
  return (await counted.where(matching(text)).executeTakeFirstOrThrow()).count;
};

/** The first companies whose name or account has a text, or whose RUT begins with these digits. */
export const readNamedCompanies = (db: Db, { text, digits }: { text: string; digits: string }, most: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'identifier'])
    .where((e) =>
      e.or([
        matchesText([sql`name`, sql`(select string_agg(email, ' ') from account where company_id = company.id)`], text),
        ...(digits ? [e('identifier', 'like', `${digits}%`)] : []),
      ]),
    )
    .orderBy(byName)
    .orderBy('id')
    .limit(most)
    .execute();

export const readTags = (db: Db) => db.selectFrom('tag').select(['id', 'name']).orderBy(byName).execute();

export const readWorkBranches = (db: Db) =>
  db.selectFrom('work_branch').select(['id', 'name']).orderBy(byName).execute();

export const insertCompany = (db: Transaction, values: { name: string; identifier: string }) =>
  db.insertInto('company').values(values).returning('id').executeTakeFirstOrThrow();

export const updateCompany = (db: Transaction, id: number, values: { name: string; identifier: string }) =>
  db.updateTable('company').set(values).where('id', '=', id).execute();

/** What an account, an order, an employee or a site has stays. Its lists go with it. */
export const deleteUnusedCompany = (db: Transaction, id: number) =>
  db
    .deleteFrom('company')
    .where('id', '=', id)
    .where('own_site', 'is', null)
    .where(
      sql<boolean>`not exists (select from account where company_id = company.id)
        and not exists (select from orders where company.id in (company_id, to_company_id))
        and not exists (select from employee where company_id = company.id)`,
    )
    .execute();

export const addOwnCompany = (
  db: Transaction,
  site: SiteId,
  { name, identifier }: { name: string; identifier: string },
) =>
  db
    .insertInto('company')
    .values({ name, identifier, own_site: site })
    .onConflict((conflict) => conflict.column('own_site').doNothing())
    .execute();
