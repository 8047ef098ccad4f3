import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { moveOwned } from '#server/database/move-owned';

const rowsOf = (db: Db) =>
  db
    .selectFrom('category')
    .select([
      'id',
      'parent_id as parentId',
      'number',
      'name',
      'position',
      'google_id as googleId',
      'image_id as imageId',
    ])
    .orderBy('position')
    .orderBy('number');
export type StoredCategory = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/** Nobody else holds this lock until the transaction ends; who writes categories without it, as imports do, waits for nobody. */
export const lockCategories = (db: Transaction) => sql`lock table category in share update exclusive mode`.execute(db);

/** All categories in the order of menus. */
export const readStored = (db: Db): Promise<StoredCategory[]> => rowsOf(db).execute();

const isWithin = (id: string) => sql`(category.id = ${id} or category.id like ${`${id}.%`})`;

/** Categories of a root, with their pictures; the products of those within `counted` are counted. */
export const readKept = async (db: Db, root: string, counted = root) => {
  const { rows } = await sql<StoredCategory & { image: string | null; products: number }>`
    select category.id, parent_id as "parentId", category.number, category.name, position, google_id as "googleId",
      image_id as "imageId", (select path from image where image.id = category.image_id) as image,
      (select count(*)::int from product where category_id = category.id and ${isWithin(counted)}) as products
    from category where ${isWithin(root)} order by parent_id is not null, position, category.number`.execute(db);
  return rows;
};

/** Keeps the products of a category, and of those below it where `isDeep`, from others' changes. */
export const lockProductsOf = (db: Transaction, id: string, { isDeep }: { isDeep: boolean }) =>
  sql<{ id: number; code: string }>`select id, code from product
    where category_id = ${id} or (${isDeep} and category_id like ${`${id}.%`}) order by id for no key update`.execute(
    db,
  );

/** Keeps a category until the transaction ends, once those who store something in it have ended. */
export const lockRow = (db: Transaction, id: string) =>
  db.selectFrom('category').select('id').where('id', '=', id).forUpdate().execute();

export const insertCategory = (
  db: Transaction,
  row: { id: string; parentId: string | null; number: number; name: string; position: number },
) =>
  db
    .insertInto('category')
    .values({ id: row.id, parent_id: row.parentId, number: row.number, name: row.name, position: row.position })
    .execute();

export const updateCategory = (
  db: Transaction,
  id: string,
  { name, googleId, imageId }: { name?: string; googleId?: number | null; imageId?: number | null },
) =>
  db
    .updateTable('category')
    .set({
      ...(name !== undefined && { name }),
      ...(googleId !== undefined && { google_id: googleId }),
      ...(imageId !== undefined && { image_id: imageId }),
    })
    .where('id', '=', id)
    .execute();

/** Gives ids others, each row's parent with it: what names them follows in the database. */
export const updateIds = (db: Transaction, moved: readonly { from: string; to: string }[]) =>
  sql`update category set id = r.new, parent_id = regexp_replace(r.new, '\.[0-9]+$', '')
    from unnest(${moved.map(({ from }) => from)}::text[], ${moved.map(({ to }) => to)}::text[]) as r (old, new)
    where category.id = r.old`.execute(db);

export const updatePositions = (db: Transaction, ids: readonly string[]) =>
  sql`update category set position = r.at from unnest(${ids}::text[]) with ordinality as r (id, at)
    where category.id = r.id and position <> r.at`.execute(db);

export const countUses = async (db: Db, id: string) => {
  const { rows } = await sql<{ products: number; subcategories: number; companies: number }>`select
    (select count(*)::int from product where category_id = ${id}) as products,
    (select count(*)::int from category where parent_id = ${id}) as subcategories,
    (select count(*)::int from company_category where category_id = ${id}) as companies`.execute(db);
  return rows[0] ?? { products: 0, subcategories: 0, companies: 0 };
};

/** Moves the products of a category to another one. */
export const moveProducts = (db: Transaction, from: string, to: string) =>
  db.updateTable('product').set({ category_id: to, updated_at: sql`now()` }).where('category_id', '=', from).execute();

/** Companies of one have the other. */
export const moveCompanies = (db: Transaction, from: string, to: string) =>
  moveOwned(db, { table: 'company_category', key: 'category_id', owner: 'company_id' }, from, to);

/** Deletes a category; its number, and those that led to it, lead to another one or nowhere from now on. */
export const deleteCategory = async (db: Transaction, { id, number }: StoredCategory, leadsTo: string | null) => {
  await db.updateTable('former_category').set({ category_id: leadsTo }).where('category_id', '=', id).execute();
  await db.deleteFrom('category').where('id', '=', id).execute();
  await db.insertInto('former_category').values({ number, category_id: leadsTo }).execute();
};

/** Answers the categories that showed a picture and now show another one. */
export const updateImages = async (db: Transaction, from: number, to: number): Promise<string[]> => {
  const rows = await db
    .updateTable('category')
    .set({ image_id: to })
    .where('image_id', '=', from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};
