import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Company } from '#contract/companies';
import type { Parsed } from '#contract/contract';
import { company as declared } from '#contract/things/company';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { type HasWord, matchesWords } from '#server/database/text-match';
import { writtenNumber } from '#server/plain-text';
import type { Tables } from '#server/tables';
import { fieldsOfThing, rowOf, type Sights, wholeThing } from '#server/thing-columns';
import type { SiteId } from '#sites/site';

export const readOwnCompany = (db: Db, site: SiteId) =>
  db.selectFrom('company').select(['id', 'name', 'identifier']).where('own_site', '=', site).executeTakeFirst();

/** The companies that sites call their own. */
export const readOwnCompanies = (db: Db) =>
  db.selectFrom('company').select(['id', 'name', 'own_site as site']).where('own_site', 'is not', null).execute();

// People read these lists: sorted as Spanish sorts them on both engines.
const byName = spanishOrder(sql`name`);

const companies = (db: Pick<Db, 'selectFrom'>, sights?: Sights) =>
  db.selectFrom('company').select(wholeThing(declared, sights)).$castTo<Company>();

/** Companies by their ids; without `sights` all is null that not every reader of a company reads. */
export const readCompanies = (db: Db, ids: readonly number[], sights?: Sights) =>
  companies(db, sights)
    .where('company.id', 'in', [...ids, 0])
    .execute();

type Fields = Pick<Company, 'name' | 'identifier' | 'description' | 'companyGroupId'>;

/** The fields of a company, kept from other writers until the transaction ends. */
export const lockCompany = (db: Transaction, id: number) =>
  db
    .selectFrom('company')
    .select(fieldsOfThing(declared))
    .where('id', '=', id)
    .forUpdate()
    .$castTo<Fields>()
    .executeTakeFirst();

/** Whether a company has the words of a text, or its number as a RUT or a phone; `orHas` is one more place of words. */
const matching = (text = '', orHas: (has: HasWord) => RawBuilder<boolean> = () => sql<boolean>`false`) => {
  const digits = `%${writtenNumber(text, 4) ?? ''}%`;
  const words = matchesWords(text, (has) => sql`${has('company.searched')} or ${orHas(has)}`);
  if (digits === '%%') return words;
  return sql<boolean>`(${words} or company.identifier like ${digits}
    or company.id in (select company_id from phone where phone.digits like ${digits}))`;
};

/** `soldBy`: the companies whose orders the caller sees; null is every company. */
type Filters = Parsed<'company/filter'>['filters'] & { soldBy: readonly number[] | null };

/** Whether a company passes the filters. */
const passing = ({ text, clientOfCompanyId, tagId, workBranchId, categoryId, brandId, soldBy }: Filters) => {
  const conditions = [
    matching(text),
    clientOfCompanyId !== undefined &&
      sql`company.id in (select company_id from company_client_of where of_company_id = ${clientOfCompanyId})`,
    tagId !== undefined &&
      sql`company.id in (select company_id from company_tag join tag on tag.id = tag_id where tag.name = ${tagId})`,
    workBranchId !== undefined &&
      sql`company.id in (select company_id from company_work_branch where work_branch_id = ${workBranchId})`,
    categoryId !== undefined &&
      sql`company.id in (select company_id from company_category
        where category_id = ${categoryId} or category_id like ${`${categoryId}.%`})`,
    brandId !== undefined &&
      sql`exists (select from orders join order_item on order_item.order_id = orders.id
        join product on product.id = order_item.product_id
        where orders.company_id = company.id and product.brand_id = ${brandId}
          and (${soldBy === null} or orders.to_company_id = any(${soldBy ?? []}::bigint[])))`,
  ];
  return sql<boolean>`(${sql.join(
    conditions.filter((one) => one !== false),
    sql` and `,
  )})`;
};

/** One page of companies by their names. */
export const readCompanyPage = (db: Db, filters: Filters, rowIndex: number, rowsMax: number, sights: Sights) => {
  const page = db
    .selectFrom('company')
    .select('company.id')
    .where(passing(filters))
    .orderBy(byName)
    .orderBy('company.id')
    .offset(rowIndex)
    .limit(rowsMax);
  // Nothing more is read of those that are not on the page: as an array its ids are looked up by the index.
  return companies(db, sights)
    .where(sql<boolean>`company.id = any(array${page})`)
    .orderBy(spanishOrder(sql`company.name`))
    .orderBy('company.id')
    .execute();
};

export const countCompanies = async (db: Db, filters: Filters) => {
  const counted = db.selectFrom('company').select((e) => e.fn.countAll<number>().as('count'));
  return (await counted.where(passing(filters)).executeTakeFirstOrThrow()).count;
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

export const insertCompany = (db: Transaction, values: Partial<Fields>) =>
  db
    .insertInto('company')
    .values(rowOf(declared.fields, values) as Insertable<Tables['company']>)
    .returning('id')
    .executeTakeFirstOrThrow();

export const updateCompany = async (db: Transaction, id: number, values: Partial<Fields>) => {
  if (Object.keys(values).length === 0) return;
  await db.updateTable('company').set(rowOf(declared.fields, values)).where('id', '=', id).execute();
};

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

export const moveCompanyImages = (db: Transaction, from: number, to: number) =>
  db.updateTable('company_image').set({ image_id: to }).where('image_id', '=', from).execute();
