import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { matchesText } from '#server/database/text-match';
import { plainCode } from './plain-code.ts';
import { isBelow, isSeen, type Sight } from './seen.ts';

type Condition = RawBuilder<SqlBool>;

/** Which families are meant; `category` is a full path, and prices are in the order only for who may see them. */
export type FamilyQuery = {
  sight: Sight;
  category?: string | undefined;
  brandId?: number | undefined;
  vehicleId?: number | undefined;
  year?: number | undefined;
  text?: string | undefined;
  order: 'REL' | 'PLO' | 'PHI';
};

const shortestCode = 3;
const plainProductCode = sql`regexp_replace(lower(product.code), '[^a-z0-9]', '', 'g')`;

const from = sql`from product join family on family.code = product.family
  join category on category.id = product.category_id join brand maker on maker.id = product.brand_id`;
const fitments = sql`fitment left join vehicle on vehicle.id = fitment.vehicle_id`;
const fitmentBrand = sql`coalesce(vehicle.brand_id, fitment.brand_id)`;

const allOf = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql`(${sql.join([sql`true`, ...conditions.filter((one) => one !== undefined)], sql` and `)})`;

const isInYears = (year: number): Condition => sql`(
  num_nonnulls(fitment.year_from, fitment.year_to, vehicle.year_from, vehicle.year_to) > 0
  and ${year}::bigint between coalesce(greatest(fitment.year_from, vehicle.year_from), ${year}::bigint)
    and coalesce(least(fitment.year_to, vehicle.year_to), ${year}::bigint))`;

/** What one and the same fitment must be. */
const fits = ({ vehicleId, year }: FamilyQuery): Condition =>
  allOf([
    vehicleId === undefined ? undefined : sql`fitment.vehicle_id = ${vehicleId}`,
    year === undefined ? undefined : isInYears(year),
  ]);

const hasFitment = (condition: Condition): Condition =>
  sql`exists (select from ${fitments} where fitment.family = product.family and ${condition})`;

const isOfBrand = (query: FamilyQuery): Condition =>
  sql`(product.brand_id = ${query.brandId}
    or ${hasFitment(sql`${fitmentBrand} = ${query.brandId} and ${fits(query)}`)})`;

// Letters and digits stand before `{`, so this range holds what begins with the code; it can use the index.
const hasOriginalCode = (code: string): Condition => sql`exists (select from original_code
  where original_code.family = product.family and plain >= ${code} and plain < ${`${code}{`})`;

const isWholeCode = (code: string): Condition => sql`(${plainProductCode} = ${code}
  or exists (select from original_code where original_code.family = product.family and plain = ${code}))`;

const holdsText = (text: string): Condition => {
  const code = plainCode(text);
  const words = matchesText(
    [
      sql`family.code`,
      sql`family.description`,
      sql`product.code`,
      sql`product.name`,
      sql`maker.name`,
      sql`category.name`,
    ],
    text,
  );
  if (code.length < shortestCode) return words;
  return sql`(${words} or starts_with(${plainProductCode}, ${code}) or ${hasOriginalCode(code)})`;
};

const where = (query: FamilyQuery, without?: 'category' | 'brandId'): Condition => {
  const { category, brandId, vehicleId, year, text } = query;
  return allOf([
    isSeen(query.sight),
    category === undefined || without === 'category' ? undefined : isBelow(category),
    brandId === undefined || without === 'brandId' ? undefined : isOfBrand(query),
    vehicleId === undefined && year === undefined ? undefined : hasFitment(fits(query)),
    text === undefined ? undefined : holdsText(text),
  ]);
};

const orders = {
  REL: sql`family`,
  PLO: sql`min(price), family`,
  PHI: sql`min(price) desc, family`,
};

/** A page of families by code: those whose whole code was asked for first. */
export const readPage = async (
  db: Db,
  query: FamilyQuery,
  { rowIndex, rowsMax }: Record<'rowIndex' | 'rowsMax', number>,
) => {
  const code = plainCode(query.text ?? '');
  const { rows } = await sql<{ family: string }>`
    select family from (select product.family, product.price_cents as price,
      ${code === '' ? sql`false` : isWholeCode(code)} as is_whole ${from} where ${where(query)}) found
    group by family order by bool_or(is_whole) desc, ${orders[query.order]} limit ${rowsMax} offset ${rowIndex}`.execute(
    db,
  );
  return rows.map(({ family }) => family);
};

export const countFamilies = async (db: Db, query: FamilyQuery): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(distinct product.family) as count ${from} where ${where(query)}`.execute(db);
  return rows[0]?.count ?? 0;
};

type Item = { id: string; name: string; count: number };

/** The categories in which these families stand, and those above; each counts what is below it. */
export const countCategories = async (db: Db, query: FamilyQuery): Promise<Item[]> => {
  const { rows } = await sql<Item>`
    select shown.id, shown.name, count(distinct found.family) as count
    from (select distinct product.family, product.category_id ${from} where ${where(query, 'category')}) found
    join category shown on found.category_id = shown.id or starts_with(found.category_id, shown.id || '.')
    group by shown.id, shown.name order by count desc, shown.id collate "C"`.execute(db);
  return rows;
};

/** The brands of these families' products and of the vehicles that they fit. */
export const countBrands = async (db: Db, query: FamilyQuery): Promise<Item[]> => {
  const { rows } = await sql<Item>`
    with found as materialized (select distinct product.family, product.brand_id ${from} where ${where(query, 'brandId')})
    select brand.id::text as id, brand.name, count(*) as count
    from (select family, brand_id from found
      union select fitment.family, ${fitmentBrand} from ${fitments}
        where fitment.family in (select family from found) and ${fits(query)}) one
    join brand on brand.id = one.brand_id
    group by brand.id, brand.name order by count desc, brand.id`.execute(db);
  return rows;
};
