import { type RawBuilder, sql } from 'kysely';
import type { Company } from '#contract/companies';
import type { Parsed } from '#contract/contract';
import { company as declared } from '#contract/things/company';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { findsWords, type HasWord, hasPart, hasWords } from '#server/database/text-match';
import { writtenNumber } from '#server/plain-text';
import { type formOf, insertOnce } from '#server/sent-forms';
import { fieldsOfThing, rowOf, type Sights, wholeThing } from '#server/thing-columns';
import type { SiteId } from '#sites/site';

export const readOwnCompany = (db: Db, site: SiteId) =>
  db.selectFrom('company').select(['id', 'name', 'identifier']).where('own_site', '=', site).executeTakeFirst();

/** The companies that sites call their own. */
export const readOwnCompanies = (db: Db) =>
  db.selectFrom('company').select(['id', 'name', 'own_site as site']).where('own_site', 'is not', null).execute();

/** Whether a site sells as a company of that RUT. */
export const isRutOfSite = async (db: Db, identifier: string): Promise<boolean> => {
  const own = db.selectFrom('company').select('id').where('own_site', 'is not', null);
  return (await own.where('identifier', '=', identifier).executeTakeFirst()) !== undefined;
};

/** Conditions of a company's row: whether the caller reads what not all read, and changes it. */
export type CompanySights = Sights & { changes: RawBuilder<boolean> };

/** All that is a company's, whether a site sells as it, and whether the caller changes it. */
const whole = (sights?: CompanySights) => [
  ...wholeThing(declared, sights),
  sql<boolean>`(company.own_site is not null)`.as('isOwn'),
  (sights?.changes ?? sql<boolean>`false`).as('mayChange'),
];

// People read these lists: sorted as Spanish sorts them on both engines.
const byName = spanishOrder(sql`name`);

/** Those that became no part of another. */
const companies = (db: Pick<Db, 'selectFrom'>, sights?: CompanySights) =>
  db.selectFrom('company').select(whole(sights)).where('company.merged_into', 'is', null).$castTo<Company>();

/** Companies by their ids; without `sights` all is null that not every reader of a company reads. */
export const readCompanies = (db: Db, ids: readonly number[], sights?: CompanySights) =>
  companies(db, sights)
    .where('company.id', 'in', [...ids, 0])
    .execute();

/** The company of an id, or the one that it became part of. */
export const readPresentCompany = (db: Db, id: number, sights?: CompanySights) =>
  companies(db, sights)
    .where(
      sql<boolean>`company.id = (with recursive step as (
        select id, merged_into from company where id = ${id}
        union select further.* from step join lateral (
          select id, merged_into from company where id = step.merged_into limit 1) as further on true
      ) select id from step where merged_into is null)`,
    )
    .executeTakeFirst();

type Fields = Pick<Company, 'name' | 'identifier' | 'description' | 'companyGroupId'>;
type Stored = Fields & Pick<Company, 'id' | 'companyGroupName'> & { mergedInto: number | null; ownSite: string | null };

const storedFields = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('company')
    .select(fieldsOfThing(declared))
    .select(['merged_into as mergedInto', 'own_site as ownSite'])
    .where('company.id', 'in', ids)
    .orderBy('company.id')
    .$castTo<Stored>();

/** The fields of companies by their ids, with what each became part of and the site that sells as it. */
export const readStored = (db: Db, ids: readonly number[]) => storedFields(db, ids).execute();

/** The same, kept from other writers until the transaction ends; locked in the order of their ids. */
export const lockCompanies = (db: Transaction, ids: readonly number[]) => storedFields(db, ids).forUpdate().execute();

export const lockCompany = async (db: Transaction, id: number): Promise<Stored | undefined> =>
  (await lockCompanies(db, [id]))[0];

/** The ids of those companies that can be named; they become no part of another until the transaction ends. */
export const lockNamed = async (db: Transaction, ids: readonly number[]) => {
  const named = db.selectFrom('company').select('id').where('merged_into', 'is', null);
  const rows = await named
    .where('id', 'in', [...ids, 0])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
};

/** Whether a company has the words of a text, in its e-mails too, or a number as a RUT or a phone or as it is typed; `more` selects those of a word elsewhere. */
const matching = (text = '', more: (has: HasWord) => RawBuilder<unknown>[] = () => []) => {
  const places = (has: HasWord) => [sql`select company_id from email where ${has('email.searched')}`, ...more(has)];
  const digits = writtenNumber(text, 4);
  if (digits === undefined) return findsWords('company', text, places);
  return sql<boolean>`company.id in (${sql.join(
    [
      sql`select id from company where ${hasWords('company.searched', text)}`,
      sql`select id from company where ${hasPart('company.searched', digits)} and identifier like ${`%${digits}%`}`,
      sql`select company_id from phone where ${hasPart('phone.digits', digits)}`,
      ...places((folded) => hasPart(folded, text.trim())),
    ],
    sql` union `,
  )})`;
};

/** `soldBy`: the companies whose orders the caller sees; null is every company. */
type Filters = Parsed<'company/filter'>['filters'] & { soldBy: readonly number[] | null };

/** Whether a company passes the filters. */
const passing = ({ text, clientOfCompanyId, groupId, tagId, workBranchId, categoryId, brandId, soldBy }: Filters) => {
  const conditions = [
    sql`company.merged_into is null`,
    matching(text),
    clientOfCompanyId !== undefined &&
      sql`company.id in (select company_id from company_client_of where of_company_id = ${clientOfCompanyId})`,
    groupId !== undefined && sql`company.group_id = ${groupId}`,
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

/** One page of companies by their names; nothing more is read of those before the page. */
export const readCompanyPage = (db: Db, filters: Filters, rowIndex: number, rowsMax: number, sights: CompanySights) =>
  db
    .selectFrom((e) =>
      e
        .selectFrom('company')
        .selectAll()
        .where(passing(filters))
        .orderBy(byName)
        .orderBy('id')
        .offset(rowIndex)
        .limit(rowsMax)
        .as('company'),
    )
    .select(whole(sights))
    .orderBy(byName)
    .orderBy('id')
    .$castTo<Company>()
    .execute();

export const countCompanies = async (db: Db, filters: Filters) => {
  const counted = db.selectFrom('company').select((e) => e.fn.countAll<number>().as('count'));
  return (await counted.where(passing(filters)).executeTakeFirstOrThrow()).count;
};

/** The first companies that a text means, by the accounts of those for which `readsAccount` holds too. */
export const readNamedCompanies = (db: Db, text: string, readsAccount: RawBuilder<boolean>, most: number) =>
  db
    .selectFrom('company')
    .select(['id', 'name', 'identifier'])
    .where('merged_into', 'is', null)
    .where(
      matching(text, (has) => [
        sql`select company_id from account where ${has('account.searched')} and ${readsAccount}`,
      ]),
    )
    .orderBy(byName)
    .orderBy('id')
    .limit(most)
    .execute();

export const readTags = (db: Db) => db.selectFrom('tag').select(['id', 'name']).orderBy(byName).execute();

export const readWorkBranches = (db: Db) =>
  db.selectFrom('work_branch').select(['id', 'name']).orderBy(byName).execute();

export const insertCompany = (db: Transaction, values: Partial<Fields>, form?: ReturnType<typeof formOf>) =>
  insertOnce(db, 'company', rowOf(declared.fields, values), form);

/** `mark`: that somebody edits it, whatever of it. */
export const updateCompany = async (
  db: Transaction,
  id: number,
  values: Partial<Fields>,
  mark: { edited?: true } = {},
) => {
  const row = { ...rowOf(declared.fields, values), ...mark };
  if (Object.keys(row).length === 0) return;
  await db.updateTable('company').set(row).where('id', '=', id).execute();
};

// An employee, or another company's mention of it, was entered by staff too.
const isEdited = sql<boolean>`(company.edited or exists (select from employee where company_id = company.id)
  or exists (select from company_client_of where of_company_id = company.id))`;

/** Whether staff changed a company, which is kept from other writers until the transaction ends. */
export const lockRegisteredCompany = (db: Transaction, id: number) =>
  db.selectFrom('company').select(isEdited.as('isEdited')).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** A company that staff changed, or that an account, an order, a communication, a site or a merge has, stays. Its lists go with it. */
export const deleteUnusedCompany = (db: Transaction, id: number) =>
  db
    .deleteFrom('company')
    .where('id', '=', id)
    .where('own_site', 'is', null)
    .where('merged_into', 'is', null)
    .where(
      sql<boolean>`not ${isEdited} and not exists (select from account where company_id = company.id)
        and not exists (select from orders where company.id in (company_id, to_company_id))
        and not exists (select from communication where contact_company_id = company.id)
        and not exists (select from communication where creator_company_id = company.id)
        and not exists (select from company as part where part.merged_into = company.id)`,
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

/** Says what a company became part of; null: of none. */
export const setMergedInto = (db: Transaction, id: number, into: number | null) =>
  db.updateTable('company').set({ merged_into: into }).where('id', '=', id).execute();
