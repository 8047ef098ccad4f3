import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ImageTarget } from '#contract/images';
import type { Db, Transaction } from '#server/ctx';
import { isBelow, type Sight } from '#server/read-model/visibility';

const selectImages = (db: Db) =>
  db
    .selectFrom('image')
    .select(['id', 'name', 'path', 'target', 'width', 'height', 'stem', 'created_at as addedAt'])
    .orderBy('id', 'desc');
export type ImageRow = Awaited<ReturnType<ReturnType<typeof selectImages>['execute']>>[number];

type WantedPage = {
  sight: Sight;
  target: ImageTarget;
  text: string;
  /** Whether a product's whole code finds its pictures too. */
  findsCodes: boolean;
  /** Leaves those that nothing has shown since before then. */
  unusedBefore?: Date | undefined;
  /** Paths of what banners show. */
  ofBanners: readonly string[];
  rowIndex: number;
  rowsMax: number;
};

const isNamedByProduct = sql<SqlBool>`(image.target = 'product' and exists (
  select from product where lower(btrim(product.code)) = image.stem
    and not exists (select from product_image where product_image.product_id = product.id)))`;
const isOfProduct = sql<SqlBool>`exists (select from product_image where product_image.image_id = image.id)`;
const isOfCompany = sql<SqlBool>`exists (select from company_image where company_image.image_id = image.id)`;
const isOfCategory = sql<SqlBool>`exists (select from category where category.image_id = image.id)`;
const isOfBrand = sql<SqlBool>`exists (select from brand where brand.image_id = image.id)`;
const isOfCode = (code: string): RawBuilder<SqlBool> =>
  sql`image.id in (select image_id from product_image join product on product.id = product_image.product_id
    where lower(btrim(product.code)) = ${code.trim().toLowerCase()})`;
/** Whether a picture is one of a product that exists for who asks; for sellers all are. */
const isOnSeenProduct = ({ root }: Sight): RawBuilder<SqlBool> =>
  root === null
    ? sql`true`
    : sql`exists (select from product_image join product on product.id = product_image.product_id
        where product_image.image_id = image.id and product.is_public and ${isBelow(root)})`;
/** Whether something has it as its own, other than by its name. */
const isOwned = (ofBanners: readonly string[]): RawBuilder<SqlBool> =>
  sql`(${isOfProduct} or ${isOfCompany} or ${isOfCategory} or ${isOfBrand} or image.path = any(${ofBanners}::text[]))`;
const isUsed = (ofBanners: readonly string[]): RawBuilder<SqlBool> =>
  sql`(${isOwned(ofBanners)} or ${isNamedByProduct})`;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
const around = (word: string) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
/** The ending of a name, which the column `stem` leaves out. */
const ending = /\.(jpe?g|png|webp|avif)$/;

/** Pictures whose name has all words. The whole name is read only for who types an ending: `stem` takes half the time. */
const hasWords = (words: readonly string[]): RawBuilder<SqlBool> => {
  const stems = sql<SqlBool>`image.stem like all(${words.map((word) => around(word.replace(ending, '')))}::text[])`;
  return words.some((word) => ending.test(word))
    ? sql`(${stems} and lower(image.name) like all(${words.map(around)}::text[]))`
    : stems;
};

const wantedImages = (db: Db, { sight, target, text, findsCodes, unusedBefore, ofBanners }: WantedPage) => {
  let wanted = selectImages(db).where('target', '=', target).where(isOnSeenProduct(sight));
  const words = wordsOf(text);
  if (words.length > 0) {
    const named = hasWords(words);
    wanted = wanted.where(findsCodes ? sql<SqlBool>`(${named} or ${isOfCode(text)})` : named);
  }
  return unusedBefore
    ? wanted.where('unused_since', '<', unusedBefore).where(sql<SqlBool>`not ${isUsed(ofBanners)}`)
    : wanted;
};

const countOf = (db: Db, page: WantedPage) =>
  wantedImages(db, page)
    .clearOrderBy()
    .clearSelect()
    .select((e) => e.fn.countAll<number>().as('count'));

/** A page; each row says in `total` how many there are in all, where `countsAll`. */
export const readImagePage = (db: Db, page: WantedPage, { countsAll }: { countsAll: boolean }) =>
  wantedImages(db, page)
    .$if(countsAll, (wanted) => wanted.select(countOf(db, page).as('total')))
    .limit(page.rowsMax)
    .offset(page.rowIndex)
    .execute();

export const countImages = async (db: Db, page: WantedPage): Promise<number> =>
  Number((await countOf(db, page).executeTakeFirstOrThrow()).count);

/** One of those that who asks can see. */
export const readSeenImage = (db: Db, id: number, sight: Sight) =>
  selectImages(db).where('id', '=', id).where(isOnSeenProduct(sight)).executeTakeFirst();

export const readImagesById = (db: Db, ids: readonly number[]) =>
  selectImages(db).where(sql<SqlBool>`id = any(${ids}::bigint[])`).execute();

/** The same, kept from others' changes, and from being put on products, until the transaction ends. */
export const lockImages = (db: Transaction, ids: readonly number[]) =>
  selectImages(db).where(sql<SqlBool>`id = any(${ids}::bigint[])`).forUpdate().execute();

/** Those of these that nothing has shown since before then. */
export const lockUnused = (db: Transaction, ids: readonly number[], before: Date, ofBanners: readonly string[]) =>
  selectImages(db)
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .where('unused_since', '<', before)
    .where(sql<SqlBool>`not ${isUsed(ofBanners)}`)
    .forUpdate()
    .execute();

/** Those of these that nothing has as its own. */
export const lockUnowned = (db: Transaction, ids: readonly number[], ofBanners: readonly string[]) =>
  selectImages(db)
    .where(sql<SqlBool>`id = any(${ids}::bigint[])`)
    .where(sql<SqlBool>`not ${isOwned(ofBanners)}`)
    .forUpdate()
    .execute();

/**
 * The products, companies, categories and brands that show these pictures, so many of each at most; `isByName` where a picture is
 * named by the code. Only a product has a code; `place` is 3 for a company, 4 for a category, 5 for a brand.
 */
export const readUses = async (db: Db, ids: readonly number[], most: number) => {
  const { rows } = await sql<{ id: number; place: number; code: string | null; name: string; isByName: boolean }>`
    select image.id, used.place, used.code, used.name, used."isByName" from image cross join lateral (
      (select 1 as place, product.id as at, product.code, product.name, false as "isByName" from product_image
        join product on product.id = product_image.product_id
        where product_image.image_id = image.id order by product.code limit ${most})
      union all
      (select 2, product.id, product.code, product.name, true from product
        where image.target = 'product' and lower(btrim(product.code)) = image.stem
          and not exists (select from product_image where product_image.product_id = product.id)
          and image.id = (select max(other.id) from image other where other.target = 'product' and other.stem = image.stem)
        order by product.code limit ${most})
      union all
      (select 3, company.id, null, company.name, false from company_image
        join company on company.id = company_image.company_id
        where company_image.image_id = image.id order by company.id limit ${most})
      union all
      (select 4, category.number, null, category.name, false from category
        where category.image_id = image.id order by category.id limit ${most})
      union all
      (select 5, brand.id, null, brand.name, false from brand
        where brand.image_id = image.id order by brand.id limit ${most})
    ) used where image.id = any(${ids}::bigint[]) order by image.id, used.place, used.code, used.at`.execute(db);
  return rows;
};

/** The codes of the products whose own pictures have this one among them. */
export const readCodesWith = async (db: Db, id: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('product_image')
    .innerJoin('product', 'product.id', 'product_image.product_id')
    .select('product.code')
    .where('image_id', '=', id)
    .orderBy('product.id')
    .execute();
  return rows.map(({ code }) => code);
};

/** The products without pictures of their own that are named like these pictures. */
export const readProductsNamed = async (db: Db, stems: readonly string[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from product where lower(btrim(code)) = any(${stems}::text[])
    and not exists (select from product_image where product_image.product_id = product.id)`.execute(db);
  return rows.map(({ id }) => id);
};

export const updateName = (db: Transaction, id: number, name: string) =>
  db.updateTable('image').set({ name }).where('id', '=', id).execute();

/** With them goes what was uploaded of them, which would name a file that is gone. */
export const deleteImages = async (db: Transaction, rows: readonly Pick<ImageRow, 'id' | 'path'>[]) => {
  const [ids, paths] = [rows.map(({ id }) => id), rows.map(({ path }) => path)];
  await sql`delete from upload where path = any(${paths}::text[])`.execute(db);
  await sql`delete from image where id = any(${ids}::bigint[])`.execute(db);
};

export const findUpload = (db: Db, path: string, accountId: number, since: Date) =>
  db
    .selectFrom('upload')
    .select(['path', 'width', 'height'])
    .where('path', '=', path)
    .where('user_id', '=', accountId)
    .where('at', '>=', since)
    .executeTakeFirst();

export const deleteUploadsBefore = (db: Db, before: Date) => db.deleteFrom('upload').where('at', '<', before).execute();

/** Notes since when pictures are shown nowhere, and forgets it of those that are shown again. */
export const noteUnused = (db: Db, now: Date, ofBanners: readonly string[]) =>
  sql`
  update image set unused_since = case when unused_since is null then ${now}::timestamptz end
  where (unused_since is not null) = ${isUsed(ofBanners)}`.execute(db);

/** Those of these paths that neither a picture nor an upload has. */
export const readForgottenPaths = async (db: Db, paths: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ path: string }>`select path from unnest(${paths}::text[]) as path
    where not exists (select from image where image.path = path.path)
      and not exists (select from upload where upload.path = path.path)`.execute(db);
  return rows.map(({ path }) => path);
};
