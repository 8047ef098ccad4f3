import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

type CategoryRow = { id: string; name: string; position: number; googleId: number | null };

export const readCategories = (db: Db): Promise<CategoryRow[]> =>
  db
    .selectFrom('category')
    .select(['id', 'name', 'position', 'google_id as googleId'])
    .orderBy('position')
    .orderBy('number')
    .execute();

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

/** The highest number that is or was after a last dot; 0 where there is none. */
export const readHighestNumber = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ number: number }>`select coalesce(max(number), 0) as number from (
    select number from category where parent_id is not null union all select number from former_category) as taken`.execute(
    db,
  );
  return rows[0]?.number ?? 0;
};

/** The numbers that went with a merge, and the categories that they lead to. */
export const readFormer = async (db: Db): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('former_category')
    .select(['number', 'category_id as id'])
    .where('category_id', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ number, id }) => (id === null ? [] : [[String(number), id]])));
};

/** Whether there is such a category; nobody moves or removes it until the transaction ends. */
export const hasCategory = async (db: Db, id: string) =>
  (await db.selectFrom('category').select('id').where('id', '=', id).forKeyShare().executeTakeFirst()) !== undefined;
