import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

/** What changed: the kind of thing and its public id; its site, unless all sites share it. */
export type Thing = { entity: string; id: string | number; site?: string };
type FieldChange = { field: string; from: unknown; to: unknown };
type Author = { at: Date; accountId: number | null };

/** What the history calls who works for nobody: commands, imports, the clock. */
const systemName = 'Sistema';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

export const insertHistory = (
  db: Transaction,
  { entity, id, site }: Thing,
  { at, accountId }: Author,
  changes: readonly FieldChange[],
) => {
  const by = sql<string>`coalesce(
    (select first_name || ' ' || last_name from account where account.id = ${accountId}), ${systemName})`;
  const of = { entity, entity_id: String(id), site: site ?? null, at, account_id: accountId, by };
  return db
    .insertInto('history')
    .values(changes.map(({ field, from, to }) => ({ ...of, field, from_value: json(from), to_value: json(to) })))
    .execute();
};

/** The newest first. */
export const readHistory = (db: Db, { entity, id, site }: Thing, rowIndex: number, rowsMax: number) =>
  db
    .selectFrom('history')
    .select(['at', 'by', 'account_id as accountId', 'field', 'from_value as from', 'to_value as to'])
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .where('site', 'is not distinct from', site ?? null)
    .orderBy('id', 'desc')
    .offset(rowIndex)
    .limit(rowsMax)
    .execute();

export const deleteHistory = (db: Transaction, { entity, id, site }: Thing) =>
  db
    .deleteFrom('history')
    .where('entity', '=', entity)
    .where('entity_id', '=', String(id))
    .where('site', 'is not distinct from', site ?? null)
    .execute();
