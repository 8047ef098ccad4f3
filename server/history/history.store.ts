import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

/** A changed thing: its kind and its public id; its site, unless all sites share it. */
export type Thing = { entity: string; id: string | number; site?: string };
type FieldChange = { field: string; from: unknown; to: unknown };
type Author = { at: Date; accountId: number | null };

/** The name in the history of those who work for nobody: commands, imports, the clock. */
const systemName = 'Sistema';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** Why things were changed, and by which change of many at once. */
export type About = { reason?: string | undefined; changeId?: string | undefined };

/** Writes the changes of many things by one author. */
export const insertHistory = async (
  db: Transaction,
  { at, accountId }: Author,
  of: readonly { thing: Thing; changes: readonly FieldChange[] }[],
  { reason = '', changeId = '' }: About,
) => {
  const rows = of.flatMap(({ thing: { entity, id, site }, changes }) =>
    changes.map(({ field, from, to }) => ({ entity, id, site, field, from: json(from), to: json(to) })),
  );
  // However many they are, they are one parameter.
  await sql`insert into history (entity, entity_id, site, at, account_id, by, field, from_value, to_value, reason, change_id)
    select r.entity, r.id, r.site, ${at}::timestamptz, ${accountId}::bigint, coalesce(
      (select first_name || ' ' || last_name from account where account.id = ${accountId}::bigint), ${systemName}),
      r.field, r.from::jsonb, r.to::jsonb, nullif(${reason}, ''), nullif(${changeId}, '')::uuid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r("entity" text, "id" text, "site" text, "field" text, "from" text, "to" text)`.execute(db);
};

/** Changes that one change made to things of a kind, in their order. */
export const readTogether = (db: Db, entity: string, changeId: string, ids?: readonly string[]) =>
  db
    .selectFrom('history')
    .select(['entity_id as id', 'field', 'from_value as from', 'to_value as to'])
    .where('change_id', '=', changeId)
    .where('entity', '=', entity)
    .$if(ids !== undefined, (rows) => rows.where(sql<SqlBool>`entity_id = any(${ids}::text[])`))
    .orderBy('id')
    .execute();

/** The next things of a kind that one change changed, by id. */
export const readThingsOfChange = async (
  db: Db,
  { entity, changeId, after, count }: { entity: string; changeId: string; after: string; count: number },
) => {
  const rows = await db
    .selectFrom('history')
    .select('entity_id as id')
    .distinct()
    .where('change_id', '=', changeId)
    .where('entity', '=', entity)
    .where('entity_id', '>', after)
    .orderBy('entity_id')
    .limit(count)
    .execute();
  return rows.map(({ id }) => id);
};

/** The ids of those things with a field that other changes left as another than they found it. */
export const readChangedOtherwise = async (
  db: Db,
  entity: string,
  ids: readonly string[],
  changeIds: readonly string[],
) => {
  const { rows } = await sql<{ id: string }>`
    select distinct entity_id as id from (
      select entity_id, (array_agg(from_value order by id))[1] as found, (array_agg(to_value order by id desc))[1] as left_as
      from history
      where entity = ${entity} and entity_id = any(${ids}::text[]) and (change_id is null or change_id <> all(${changeIds}::uuid[]))
      group by entity_id, field
    ) as changed
    where found is distinct from left_as`.execute(db);
  return rows.map(({ id }) => id);
};

type Wanted = { rowIndex: number; rowsMax: number; field: string | undefined };

/** The newest first. */
export const readHistory = (db: Db, { entity, id, site }: Thing, { rowIndex, rowsMax, field }: Wanted) =>
  db
    .selectFrom('history')
    .select(['at', 'by', 'account_id as accountId', 'field', 'from_value as from', 'to_value as to', 'reason'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .where('site', 'is not distinct from', site ?? null)
    .$if(field !== undefined, (rows) => rows.where('field', '=', field ?? ''))
    .orderBy('id', 'desc')
    .offset(rowIndex)
    .limit(rowsMax)
    .execute();

/** Names things of these kinds by other ids. */
export const updateEntityIds = (
  db: Transaction,
  entities: readonly string[],
  renamed: readonly { from: string; to: string }[],
) =>
  sql`update history set entity_id = r.new
    from unnest(${renamed.map(({ from }) => from)}::text[], ${renamed.map(({ to }) => to)}::text[]) as r (old, new)
    where entity = any(${entities}::text[]) and entity_id = r.old`.execute(db);

export const deleteHistory = (db: Transaction, { entity, id, site }: Thing) =>
  db
    .deleteFrom('history')
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .where('site', 'is not distinct from', site ?? null)
    .execute();
