import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

const json = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;

const selectWhole = (db: Db) =>
  db
    .selectFrom('product')
    .select([
      'id',
      'code',
      'name',
      'description',
      'category_id as categoryId',
      'brand_id as brandId',
      'provider_id as providerId',
      'provider_code as providerCode',
      'provider_url as providerUrl',
      'ml_code as mLCode',
      'barcode',
      'min_stock as minStock',
      'family',
      'dua',
      'price_cents as price',
      sql<22 | 10 | 0>`iva_rate::int`.as('ivaRate'),
      'is_original as isOriginal',
      'is_public as isPublic',
      'is_loading as isLoading',
      children<{ key: string; value: string; isDefault: boolean }>(
        sql`json_build_object('key', key, 'value', value, 'isDefault', is_default) order by position, id`,
        sql`product_specification`,
      ).as('specifications'),
      children<{ name: string; url: string; isDefault: boolean }>(
        sql`json_build_object('name', name, 'url', url, 'isDefault', is_default) order by position, id`,
        sql`product_link`,
      ).as('relatedLinks'),
      children<number>(sql`image_id order by position`, sql`product_image`).as('images'),
      children<{ date: string; quant: number }>(
        sql`json_build_object('date', sale_date, 'quant', quantity) order by sale_date`,
        sql`product_sale`,
      ).as('sales'),
      sql<string[]>`coalesce((select json_agg(other.code order by product_related.position) from product_related
        join product other on other.id = product_related.related_id where product_related.product_id = product.id), '[]')`.as(
        'related',
      ),
      children<string>(sql`code order by code collate "C"`, sql`product_previous_code`).as('previousCodes'),
    ])
    .orderBy('id');

const selectForSave = (db: Db, codes: readonly string[]) =>
  selectWhole(db).where(sql<SqlBool>`code = any(${codes}::text[])`);

/** A product's own columns and child lists, in plain names. */
export const readForSave = (db: Db, codes: readonly string[]) => selectForSave(db, codes).execute();

/** The same, kept from others' changes until the transaction ends. */
export const lockForSave = (db: Transaction, codes: readonly string[]) =>
  // Orders may go on to refer to the product: its key does not change.
  selectForSave(db, codes).forNoKeyUpdate().execute();

/** Products whose category stands at `root` or below it, and whose id comes after this one; with `ids` these of them. */
type ProductPage = { root: string; ids?: readonly number[] | undefined; after: number; count: number };

/** Whether a product's category stands at `root` or below it, and it is one of these. */
export const below = (root: string, ids?: readonly number[]) =>
  sql<SqlBool>`((category_id = ${root} or category_id like ${`${root}.%`})${ids ? sql` and id = any(${ids}::bigint[])` : sql``})`;

/** The next products of a site's part of the tree, by id. */
export const readWholePage = (db: Db, { root, ids, after, count }: ProductPage) =>
  selectWhole(db).where('id', '>', after).where(below(root, ids)).limit(count).execute();

/** The same products with what short lists name alone: code and price. */
export const readPricePage = (db: Db, { root, ids, after, count }: ProductPage) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'price_cents as price'])
    .where('id', '>', after)
    .where(below(root, ids))
    .orderBy('id')
    .limit(count)
    .execute();

export const countBelow = async (db: Db, root: string, ids?: readonly number[]): Promise<number> => {
  const counted = await db
    .selectFrom('product')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where(below(root, ids))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
};

/** The products that had these codes before, or any: by that code the product and its present one. */
export const readPreviousOwners = (db: Db, codes?: readonly string[]) =>
  db
    .selectFrom('product_previous_code')
    .innerJoin('product', 'product.id', 'product_previous_code.product_id')
    .select(['product_previous_code.code as previous', 'product.id', 'product.code'])
    .$if(codes !== undefined, (all) => all.where(sql<SqlBool>`product_previous_code.code = any(${codes}::text[])`))
    .execute();

/** Gives products other codes, which nobody has. */
export const updateCodes = async (db: Transaction, renamed: readonly { from: string; to: string }[]) => {
  await sql`update product set code = r.new, updated_at = now()
    from unnest(${renamed.map(({ from }) => from)}::text[], ${renamed.map(({ to }) => to)}::text[]) as r (old, new)
    where code = r.old`.execute(db);
};

/** Codes that living products take: they lead to nobody else any more. */
export const forgetPreviousCodes = (db: Transaction, codes: readonly string[]) =>
  db.deleteFrom('product_previous_code').where(sql<SqlBool>`code = any(${codes}::text[])`).execute();

/** Id and price by code. */
export const readPrices = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['id', 'code', 'name', 'price_cents as price'])
    .where(sql<SqlBool>`code = any(${codes}::text[])`)
    .execute();

/** Sets prices by id, in key order; answers the ids of those that were others before. */
export const updatePrices = async (
  db: Transaction,
  rows: readonly { id: number; price: number }[],
): Promise<number[]> => {
  const { rows: changed } = await sql<{ id: number }>`
    with locked as (select product.id, given.price from product
      join unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ price }) => price)}::bigint[])
        as given (id, price) on given.id = product.id and given.price <> product.price_cents
      order by product.id for no key update of product)
    update product set price_cents = locked.price, updated_at = now() from locked where product.id = locked.id
    returning product.id`.execute(db);
  return changed.map(({ id }) => id);
};

export const readCodes = async (db: Db) =>
  (await db.selectFrom('product').select('code').execute()).map(({ code }) => code);

/** The codes of products that are these with zeros before them. */
export const readCodesWithZeros = async (db: Db, codes: readonly string[]) => {
  const isSuch = sql<SqlBool>`code like '0%' and ltrim(code, '0') = any(${codes}::text[])`;
  return (await db.selectFrom('product').select('code').where(isSuch).execute()).map(({ code }) => code);
};

/** Code and name of the products whose codes consist of these letters and digits. */
export const readCodesOfPlain = (db: Db, plain: readonly string[]) =>
  db
    .selectFrom('product')
    .select(['code', 'name'])
    .where(
      sql<SqlBool>`regexp_replace(lower(normalize(code, NFKD) collate "C"), '[^a-z0-9]', '', 'g') = any(${plain}::text[])`,
    )
    .execute();

/** Says that a product's lists were changed. */
export const touchProduct = (db: Transaction, id: number) =>
  db.updateTable('product').set({ updated_at: sql`now()` }).where('id', '=', id).execute();

const writtenTables = ['product', 'product_specification', 'product_link', 'product_image', 'stock'];

/** Lets the database count anew what its plans rest on: the embedded one never does so by itself, a server only after a while. */
export const countRows = async (db: Db) => {
  for (const table of writtenTables) await sql`analyze ${sql.table(table)}`.execute(db);
};

const children = <T>(built: RawBuilder<unknown>, table: RawBuilder<unknown>) =>
  sql<T[]>`coalesce((select json_agg(${built}) from ${table} where product_id = product.id), '[]')`;

export type StoredProduct = Awaited<ReturnType<typeof readForSave>>[number];
export type ProductColumns = Omit<
  StoredProduct,
  'id' | 'specifications' | 'relatedLinks' | 'images' | 'sales' | 'related' | 'previousCodes'
>;

/** Inserts or replaces the rows by code, and makes the families that they name; answers by code the id, and whether it is new. */
export const upsertProducts = async (db: Transaction, rows: readonly ProductColumns[]) => {
  const families = rows.flatMap(({ family }) => family ?? []);
  const { rows: saved } = await sql<{ id: number; code: string; isNew: boolean }>`
    with made as (insert into family (code) select distinct code from unnest(${families}::text[]) as named (code) order by code
      on conflict (code) do nothing)
    insert into product (code, name, description, category_id, brand_id, provider_id, provider_code, provider_url, ml_code, barcode, min_stock,
      family, dua, price_cents, iva_rate, is_original, is_public, is_loading)
    select * from jsonb_to_recordset(${json(rows)}) as r("code" text, "name" text, "description" text, "categoryId" text,
      "brandId" bigint, "providerId" bigint, "providerCode" text, "providerUrl" text, "mLCode" text, "barcode" text, "minStock" int, "family" text, "dua" text,
      "price" bigint, "ivaRate" numeric, "isOriginal" boolean, "isPublic" boolean, "isLoading" boolean) order by r.code
    on conflict (code) do update set name = excluded.name, description = excluded.description,
      category_id = excluded.category_id, brand_id = excluded.brand_id, provider_id = excluded.provider_id,
      provider_code = excluded.provider_code, provider_url = excluded.provider_url, ml_code = excluded.ml_code,
      barcode = excluded.barcode, min_stock = excluded.min_stock,
      family = excluded.family, dua = excluded.dua, price_cents = excluded.price_cents, iva_rate = excluded.iva_rate,
      is_original = excluded.is_original, is_public = excluded.is_public, is_loading = excluded.is_loading, updated_at = now()
    returning id, code, created_at = now() as "isNew"`.execute(db);
  return new Map(saved.map(({ code, ...product }) => [code, product]));
};

type Lists = {
  specifications: { productId: number; position: number; key: string; value: string; isDefault: boolean };
  relatedLinks: { productId: number; position: number; name: string; url: string; isDefault: boolean };
  images: { productId: number; position: number; imageId: number };
  sales: { productId: number; date: string; quant: number };
  related: { productId: number; position: number; code: string };
  previousCodes: { productId: number; code: string };
};
export type ListName = keyof Lists;

const tables: Record<ListName, { table: string; insert: (rows: RawBuilder<unknown>) => RawBuilder<unknown> }> = {
  specifications: {
    table: 'product_specification',
    insert: (rows) => sql`insert into product_specification (product_id, position, key, value, is_default)
      select * from jsonb_to_recordset(${rows}) as r("productId" bigint, "position" int, "key" text, "value" text, "isDefault" boolean)`,
  },
  relatedLinks: {
    table: 'product_link',
    insert: (rows) => sql`insert into product_link (product_id, position, name, url, is_default)
      select * from jsonb_to_recordset(${rows}) as r("productId" bigint, "position" int, "name" text, "url" text, "isDefault" boolean)`,
  },
  images: {
    table: 'product_image',
    insert: (rows) => sql`insert into product_image (product_id, position, image_id)
      select * from jsonb_to_recordset(${rows}) as r("productId" bigint, "position" int, "imageId" bigint)`,
  },
  sales: {
    table: 'product_sale',
    insert: (rows) => sql`insert into product_sale (product_id, sale_date, quantity)
      select * from jsonb_to_recordset(${rows}) as r("productId" bigint, "date" date, "quant" int)`,
  },
  related: {
    table: 'product_related',
    insert: (rows) => sql`insert into product_related (product_id, position, related_id)
      select r."productId", r.position, product.id
      from jsonb_to_recordset(${rows}) as r("productId" bigint, "position" int, "code" text) join product using (code)
      where product.id <> r."productId"`,
  },
  previousCodes: {
    table: 'product_previous_code',
    insert: (rows) => sql`insert into product_previous_code (product_id, code)
      select * from jsonb_to_recordset(${rows}) as r("productId" bigint, "code" text)`,
  },
};

/** Replaces one kind of child list of the products named. */
export const replaceLists = async <N extends ListName>(
  db: Transaction,
  name: N,
  productIds: readonly number[],
  rows: readonly Lists[N][],
) => {
  const { table, insert } = tables[name];
  await sql`delete from ${sql.table(table)} where product_id = any(${productIds}::bigint[])`.execute(db);
  if (rows.length > 0) await insert(json(rows)).execute(db);
};
