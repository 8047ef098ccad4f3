import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';

/** Searched fields of a product that its card does not show. */
export const readSearched = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .select([
      'id',
      'description',
      'provider_id as providerId',
      'provider_code as providerCode',
      'ml_code as mLCode',
      'barcode',
      'min_stock as minStock',
      sql<string | null>`(select string_agg(key || ' ' || value, '. ' order by position, id) from product_specification
        where product_id = product.id)`.as('specifications'),
      sql<string[] | null>`(select array_agg(key || ':' || value order by position, id) from product_specification
        where product_id = product.id and key || value not like '%|%' and key not like '%:%'
        and length(key || value) < 200)`.as('properties'),
      sql<number>`coalesce((select sum(quantity)::bigint from product_sale where product_id = product.id), 0)`.as(
        'salesCount',
      ),
    ])
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .execute();

export type Searched = Awaited<ReturnType<typeof readSearched>>[number];

/** By its id: few rows have one, and a join reads all pictures of the shop. */
const pictureOf = (table: 'category' | 'brand') =>
  sql<string | null>`(select path from image where image.id = ${sql.table(table)}.image_id)`;

/** The names by which facets are shown, and categories by which documents are found; as menus list them. */
export const readNames = async (db: Db) => ({
  categories: await db
    .selectFrom('category')
    .select(['id', 'name', 'number', pictureOf('category').as('image')])
    .orderBy('position')
    .orderBy('number')
    .execute(),
  /** Numbers that went with a merge, and where they lead. */
  former: await db
    .selectFrom('former_category')
    .select(['number', 'category_id as id'])
    .where('category_id', 'is not', null)
    .execute(),
  brands: await db
    .selectFrom('brand')
    .select(['id', 'name', sql<string | null>`coalesce(${pictureOf('brand')}, logo)`.as('logo')])
    .orderBy(spanishOrder(sql`name`))
    .execute(),
  providers: await db.selectFrom('provider').select(['id', 'name']).execute(),
});

/** Products of these brands or providers, or in these categories and below them. */
export const readProductIds = async (
  db: Db,
  of: { brands: readonly number[]; providers: readonly number[]; categories: readonly string[] },
) => {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where((e) =>
      e.or([
        sql<SqlBool>`brand_id = any(${of.brands}::bigint[])`,
        sql<SqlBool>`provider_id = any(${of.providers}::bigint[])`,
        e('category_id', 'in', [...of.categories, '']),
        ...of.categories.map((id) => e('category_id', 'like', `${id}.%`)),
      ]),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};
