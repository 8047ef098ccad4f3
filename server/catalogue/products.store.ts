import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { isBelow } from '#server/read-model/visibility';

/** The present code of the product that had this one. */
export const readPresentCode = async (db: Db, previous: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('product_previous_code')
    .innerJoin('product', 'product.id', 'product_previous_code.product_id')
    .select('product.code')
    .where('product_previous_code.code', '=', previous)
    .executeTakeFirst();
  return row?.code;
};

const plain = (code: RawBuilder<string>) =>
  sql<string>`regexp_replace(lower(normalize(${code}, NFKD) collate "C"), '[^a-z0-9]', '', 'g')`;

/** The products whose codes have the same letters and digits as this one, whatever stands between them. */
export const readAlike = (db: Db, code: string) =>
  db
    .selectFrom('product')
    .select(['code', 'is_public as isPublic', 'category_id as categoryId'])
    .where(plain(sql.ref('product.code')), '=', plain(sql`${code}::text`))
    .where(plain(sql.ref('product.code')), '<>', '')
    .execute();

const gtin = sql<string>`lpad(barcode, 14, '0')`;

/** The products that carry one of these barcodes, by GTIN-14. */
export const readByBarcodes = (db: Db, gtins: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'category_id as categoryId', gtin.as('gtin')])
    .where(sql<SqlBool>`${gtin} = any(${gtins}::text[])`)
    .orderBy('code')
    .execute();

export const readOwnFacts = (db: Db, code: string) =>
  db
    .selectFrom('product')
    .select(['id', 'category_id as categoryId', 'brand_id as brandId', 'price_cents as price', 'is_public as isPublic'])
    .where('code', '=', code)
    .executeTakeFirst();

/** The products below a category that carry this barcode, or had this code before. */
export const readByOtherNumbers = async (db: Db, root: string, numbers: { gtin: string; code: string }) => {
  const { rows } = await sql<{ id: number; code: string; name: string; brandName: string }>`
    select product.id, product.code, product.name, brand.name as "brandName"
    from product join brand on brand.id = product.brand_id
    where product.id = any(array(
        select id from product where ${gtin} = ${numbers.gtin}
        union all select product_id from product_previous_code where code = ${numbers.code}))
      and ${isBelow(root)}
    order by product.code limit 5`.execute(db);
  return rows;
};
