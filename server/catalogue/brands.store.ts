import { sql } from 'kysely';
import type { Db } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';

const byName = spanishOrder(sql`name`);

export const readBrands = (db: Db) => db.selectFrom('brand').select(['id', 'name', 'logo']).orderBy(byName).execute();

export const readProviders = (db: Db) => db.selectFrom('provider').select(['id', 'name']).orderBy(byName).execute();

/** Brands of the public products in a category and below it; `all` counts what is not public too. */
export const readBrandsOfCategory = (db: Db, categoryId: string, all: boolean) =>
  db
    .selectFrom('brand')
    .select(['id', 'name', 'logo'])
    .where((e) =>
      e.exists(
        e
          .selectFrom('product')
          .select('product.id')
          .whereRef('product.brand_id', '=', 'brand.id')
          .where((inner) =>
            inner.or([inner('category_id', '=', categoryId), inner('category_id', 'like', `${categoryId}.%`)]),
          )
          .$if(!all, (query) => query.where('is_public', '=', true)),
      ),
    )
    .orderBy(byName)
    .execute();

/** Providers of the public products in a category and below it. */
export const readProvidersOfCategory = (db: Db, categoryId: string) =>
  db
    .selectFrom('provider')
    .select(['id', 'name'])
    .where((e) =>
      e.exists(
        e
          .selectFrom('product')
          .select('product.id')
          .whereRef('product.provider_id', '=', 'provider.id')
          .where('is_public', '=', true)
          .where((inner) =>
            inner.or([inner('category_id', '=', categoryId), inner('category_id', 'like', `${categoryId}.%`)]),
          ),
      ),
    )
    .orderBy(byName)
    .execute();

type Named = { name: string; logo?: string | null };

/** Finds or makes by exact name. `changed`: ids that were new or got another logo. */
export const upsertBrands = async (db: Db, rows: readonly Named[]) => {
  const { rows: changed } = await sql<{ id: number }>`
    insert into brand (name, logo)
    select name, logo from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(name text, logo text) order by name
    on conflict (name) do update set logo = excluded.logo
      where excluded.logo is not null and brand.logo is distinct from excluded.logo
    returning id`.execute(db);
  return { changed: changed.map(({ id }) => id), ids: await idsByName(db, 'brand', rows) };
};

export const upsertProviders = async (db: Db, rows: readonly Named[]) => {
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
