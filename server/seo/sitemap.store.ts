import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { isBelow } from '#server/read-model/visibility';

/** The public products below this category; where `byFamily`, those of a family stand at its address. */
type Listed = { root: string; byFamily: boolean };
/** Code or family, and when it changed. */
export type Addressed = { address: string; changedAt: Date };

const isListed = ({ root, byFamily }: Listed, of: 'families' | 'products') => {
  const isOfFamily = of === 'families' ? sql`family is not null` : byFamily ? sql`family is null` : sql`true`;
  return sql`product.is_public and ${isBelow(root)} and ${isOfFamily}`;
};

type Narrow = (column: RawBuilder<unknown>) => { also: RawBuilder<unknown>; end: RawBuilder<unknown> };

/** Where there is a family and a product with its code, the page is the family's. */
const addresses = (listed: Listed, narrow: Narrow) => {
  const code = narrow(sql`product.code`);
  const family = narrow(sql`product.family`);
  const products = sql`select product.code as address, product.updated_at as "changedAt" from product
    where ${isListed(listed, 'products')} ${code.also} ${code.end}`;
  const families = sql`select product.family as address, max(greatest(product.updated_at, family.updated_at)) as "changedAt"
    from product join family on family.code = product.family
    where ${isListed(listed, 'families')} ${family.also} group by product.family ${family.end}`;
  return listed.byFamily ? sql`(${products}) union all (${families})` : products;
};

/** The next addresses from one on, in their order; `isAfter` leaves out that one itself. */
export const readAddresses = async (
  db: Db,
  listed: Listed,
  { from, isAfter, count }: { from: string; isAfter: boolean; count: number },
): Promise<Addressed[]> => {
  const narrow: Narrow = (column) => ({
    also: isAfter ? sql`and ${column} > ${from}` : sql`and ${column} >= ${from}`,
    end: sql`order by ${column} limit ${count}`,
  });
  const { rows } = await sql<Addressed>`select address, max("changedAt") as "changedAt"
    from (${addresses(listed, narrow)}) as listed group by address order by address limit ${count}`.execute(db);
  return rows;
};

/** The first address of each so many, and when one of them changed last. */
export const readParts = async (db: Db, listed: Listed, size: number): Promise<Addressed[]> => {
  const narrow: Narrow = () => ({ also: sql``, end: sql`` });
  const { rows } = await sql<Addressed>`select min(address) as address, max("changedAt") as "changedAt" from (
      select address, max("changedAt") as "changedAt", (row_number() over (order by address) - 1) / ${size}::int as part
      from (${addresses(listed, narrow)}) as listed group by address) as numbered
    group by part order by part`.execute(db);
  return rows;
};

/** A category with what is below it, a maker, or both, of which visitors see products. */
type ListedPlace = { category: string | null; brand: number | null; changedAt: Date };

/** The categories below the root, the makers and the makers of each category that visitors find something of. */
export const readPlaces = async (db: Db, root: string, count: number): Promise<ListedPlace[]> => {
  const { rows } = await sql<ListedPlace>`with recursive own as (
      select category_id as category, brand_id as brand, max(updated_at) as changed_at from product
      where is_public and ${isBelow(root)} group by category_id, brand_id
    ), above as (
      select * from own
      union all
      select category.parent_id, brand, changed_at from above join category on category.id = above.category
      where category.parent_id is not null and above.category <> ${root}
    )
    select nullif(category, ${root}) as category, brand::int as brand, max(changed_at) as "changedAt" from above
    group by grouping sets ((category, brand), (category))
    having nullif(category, ${root}) is not null or brand is not null
    order by category nulls first, brand nulls first limit ${count}`.execute(db);
  return rows;
};

/** When something that visitors see of a site's products changed last. */
export const readNewestChange = async (db: Db, listed: Listed): Promise<Date | undefined> => {
  const { rows } = await sql<{ changedAt: Date | null }>`select max("changedAt") as "changedAt"
    from (${addresses(listed, () => ({ also: sql``, end: sql`` }))}) as listed`.execute(db);
  return rows[0]?.changedAt ?? undefined;
};

/** When each setting of a site was changed last, also one that has since what the site starts with. */
export const readSettingChanges = async (db: Db, site: string): Promise<Map<string, Date>> => {
  const rows = await db
    .selectFrom('history')
    .select((eb) => ['field', eb.fn.max('at').as('at')])
    .where('entity', '=', 'setting')
    .where('entity_id', '=', site)
    .groupBy('field')
    .execute();
  return new Map(rows.map(({ field, at }) => [field, at]));
};
