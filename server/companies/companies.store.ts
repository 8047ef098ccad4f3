import { type RawBuilder, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { type HasWord, matchesWords } from '#server/database/text-match';
import { contactsOfCompany } from '#server/people/contacts.service';
import { writtenNumber } from '#server/plain-text';
import type { SiteId } from '#sites/site';

export const readOwnCompany = (db: Db, site: SiteId) =>
  db.selectFrom('company').select(['id', 'name', 'identifier']).where('own_site', '=', site).executeTakeFirst();

/** The companies that sites call their own. */
export const readOwnCompanies = (db: Db) =>
  db.selectFrom('company').select(['id', 'name', 'own_site as site']).where('own_site', 'is not', null).execute();

// People read these lists: sorted as Spanish sorts them on both engines.
const byName = spanishOrder(sql`name`);

const companies = (db: Pick<Db, 'selectFrom'>) =>
  db
    .selectFrom('company')
    .leftJoin('company_group', 'company_group.id', 'company.group_id')
    .select(['company.id', 'company.name', 'company.identifier', 'company.description'])
    .select(['company.group_id as companyGroupId', 'company_group.name as companyGroupName'])
    .select(contactsOfCompany);

export const readCompanies = (db: Db, ids: readonly number[]) =>
  companies(db)
    .where('company.id', 'in', [...ids, 0])
    .execute();

export const lockCompany = (db: Transaction, id: number) =>
  db.selectFrom('company').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

/** Whether a company has the words of a text, or its number as a RUT or a phone; `orHas` is one more place of words. */
const matching = (text = '', orHas: (has: HasWord) => RawBuilder<boolean> = () => sql<boolean>`false`) => {
  const digits = `%${writtenNumber(text, 4) ?? ''}%`;
  const words = matchesWords(text, (has) => sql`${has('company.searched')} or ${orHas(has)}`);
  if (digits === '%%') return words;
  return sql<boolean>`(${words} or company.identifier like ${digits}
    or company.id in (select company_id from phone where phone.digits like ${digits}))`;
};

/** One page of companies by their names. */
export const readCompanyPage = (db: Db, text: string | undefined, rowIndex: number, rowsMax: number) =>
  companies(
    // Nothing more is read of those before the page.
    db.with('company', (q) =>
      q
        .selectFrom('company')
        .selectAll()
        .where(matching(text))
        .orderBy(byName)
        .orderBy('id')
        .offset(rowIndex)
        .limit(rowsMax),
    ),
  )
    .orderBy(spanishOrder(sql`company.name`))
    .orderBy('company.id')
    .execute();

export const countCompanies = async (db: Db, text: string | undefined) => {
  const counted = db.selectFrom('company').select((e) => e.fn.countAll<number>().as('count'));
  return (await counted.where(matching(text)).executeTakeFirstOrThrow()).count;
};

/** The first companies that a text means, by the accounts of those for which `readsAccount` holds too. */
export const readNamedCompanies = (db: Db, text: string, readsAccount: RawBuilder<boolean>, most: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'identifier'])
    .where(
      matching(
        text,
        (has) =>
          sql`company.id in (select company_id from account where ${has('account.searched')}) and ${readsAccount}`,
      ),
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

/** A company that an account, an order, an employee or a site has stays. Its lists go with it. */
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
