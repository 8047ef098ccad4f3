import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';

const byName = spanishOrder(sql`name`);

const among = (ids: readonly number[] = []) => sql<SqlBool>`id = any(${ids}::bigint[])`;

/** A brand's chosen picture, else its logo of before. */
const shownLogo = sql<string | null>`coalesce((select path from image where id = brand.image_id), brand.logo)`.as(
  'logo',
);

/** All brands, or those of these ids. */
export const readBrands = (db: Db, ids?: readonly number[]) =>
  db
    .selectFrom('brand')
    .select(['id', 'name', shownLogo])
    .$if(ids !== undefined, (query) => query.where(among(ids)))
    .orderBy(byName)
    .execute();

/** All providers, or those of these ids. */
export const readProviders = (db: Db, ids?: readonly number[]) =>
  db
    .selectFrom('provider')
    .select(['id', 'name'])
    .$if(ids !== undefined, (query) => query.where(among(ids)))
    .orderBy(byName)
    .execute();

type Named = { name: string; logo?: string | null };

/** Finds or makes by exact name. `changed`: ids that were new or got another logo. */
export const upsertBrands = async (db: Transaction, rows: readonly Named[]) => {
  const { rows: changed } = await sql<{ id: number }>`
    insert into brand (name, logo)
    select name, logo from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, logo text) order by name
    on conflict (name) do update set logo = excluded.logo
      where excluded.logo is not null and brand.logo is distinct from excluded.logo
    returning id`.execute(db);
  return { changed: changed.map(({ id }) => id), ids: await idsByName(db, 'brand', rows) };
};

/** Gives brands their logos, by id. */
export const setBrandLogos = async (db: Transaction, logos: ReadonlyMap<number, string>) => {
  const rows = [...logos].map(([id, logo]) => ({ id, logo }));
  await sql`update brand set logo = r.logo
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id bigint, logo text) where brand.id = r.id`.execute(
    db,
  );
};

/** Answers the brands that showed a picture and now show another one. */
export const updateBrandImages = async (db: Transaction, from: number, to: number): Promise<number[]> => {
  const rows = await db
    .updateTable('brand')
    .set({ image_id: to })
    .where('image_id', '=', from)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

export const upsertProviders = async (db: Transaction, rows: readonly Named[]) => {
  await sql`insert into provider (name)
    select name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text) order by name
    on conflict (name) do nothing`.execute(db);
  return idsByName(db, 'provider', rows);
};

const idsByName = async (db: Db, table: 'brand' | 'provider', rows: readonly Named[]) => {
  const names = rows.map(({ name }) => name);
  const found = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where(sql<boolean>`name = any(${names}::text[])`)
    .execute();
  return new Map(found.map(({ id, name }) => [name, id]));
};

/** Those of these ids that there are, kept from a merge or removal until the transaction ends. */
export const holdNamed = async (db: Db, table: 'brand' | 'provider', ids: readonly number[]): Promise<number[]> => {
  const rows = await db.selectFrom(table).select('id').where(among(ids)).orderBy('id').forKeyShare().execute();
  return rows.map(({ id }) => id);
};

/** All of them, with the names that they or those united with them had. */
export const readAllNames = (db: Db, table: 'brand' | 'provider') =>
  db.selectFrom(table).select(['id', 'name', 'former_names as formerNames']).orderBy(byName).execute();
