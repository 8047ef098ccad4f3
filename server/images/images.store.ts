import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

export type ImageTarget = 'product' | 'banner';
type NewImage = { name: string; path: string; target: ImageTarget; width: number; height: number };

export const findImageByPath = (db: Db, path: string) =>
  db.selectFrom('image').select(['id', 'path', 'width', 'height']).where('path', '=', path).executeTakeFirst();

export type WantedImages = { ids: readonly number[]; paths: readonly string[]; names: readonly string[] };

export const readImages = (db: Db, { ids, paths, names }: WantedImages) =>
  db
    .selectFrom('image')
    .select(['id', 'name', 'path'])
    .where(
      sql<SqlBool>`id = any(${ids}::bigint[]) or path = any(${paths}::text[])
        or (target = 'product' and name = any(${names}::text[]))`,
    )
    .orderBy('id', 'desc')
    .execute();

export const lockAsUsed = async (db: Transaction, ids: readonly number[]): Promise<number[]> => {
  const held = db.selectFrom('image').select('id').where(sql<SqlBool>`id = any(${ids}::bigint[])`);
  return (await held.orderBy('id').forKeyShare().execute()).map(({ id }) => id);
};

/** Keeps the first of several rows with one path. */
export const insertImage = (db: Db, row: NewImage) =>
  db
    .insertInto('image')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet((e) => ({ path: e.ref('excluded.path') })))
    .returning(['id', 'path', 'width', 'height'])
    .executeTakeFirstOrThrow();

export const hasImage = async (db: Db, path: string) =>
  (await db.selectFrom('image').select('id').where('path', '=', path).executeTakeFirst()) !== undefined;

type Uploaded = { path: string; width: number; height: number };

/** A picture that is sent again counts from now. */
export const insertUploads = async (db: Db, accountId: number, uploads: readonly Uploaded[], at: Date) => {
  const rows = new Map(
    uploads.map(({ path, width, height }) => [path, { path, width, height, user_id: accountId, at }]),
  );
  await db
    .insertInto('upload')
    .values([...rows.values()])
    .onConflict((conflict) => conflict.columns(['path', 'user_id']).doUpdateSet({ at }))
    .execute();
};
