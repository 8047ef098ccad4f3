import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

type CategoryRow = { id: string; name: string; position: number };

export const readCategories = (db: Db): Promise<CategoryRow[]> =>
  db.selectFrom('category').select(['id', 'name', 'position']).orderBy('position').orderBy('number').execute();

/** Inserts or renames; answers the ids of those that were new or other than before. */
export const upsertCategories = async (
  db: Transaction,
  rows: readonly { id: string; name: string; position?: number }[],
): Promise<string[]> => {
  const { rows: changed } = await sql<{ id: string }>`
    insert into category (id, parent_id, number, name, position)
    select id, nullif(regexp_replace(id, '\.?[0-9]+$', ''), ''), substring(id from '[0-9]+$')::int, name,
      coalesce(position, (select category.position from category where category.id = r.id), 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, name text, position int)
    order by length(regexp_replace(id, '[0-9]', '', 'g')), id
    on conflict (id) do update set name = excluded.name, position = excluded.position
      where category.name <> excluded.name or category.position <> excluded.position
    returning id`.execute(db);
  return changed.map(({ id }) => id);
};

/** The highest number after a last dot; 0 where there is none. */
export const readHighestNumber = async (db: Db): Promise<number> => {
  const row = await db
    .selectFrom('category')
    .select((e) => e.fn.max('number').as('number'))
    .where('parent_id', 'is not', null)
    .executeTakeFirst();
  return row?.number ?? 0;
};

export const hasCategory = async (db: Db, id: string) =>
  (await db.selectFrom('category').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
