import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';

/** Our ids and brands of another catalogue's vehicles, by their ids there; those that we do not have are left out. */
export const readIdsOfExternal = async (db: Db, source: string, externalIds: readonly string[]) => {
  const rows = await db
    .selectFrom('vehicle')
    .select(['id', 'brand_id as brandId', sql<string>`external_id`.as('externalId')])
    .where('external_source', '=', source)
    .where(sql<SqlBool>`external_id = any(${externalIds}::text[])`)
    .execute();
  return new Map(rows.map(({ externalId, ...own }) => [externalId, own]));
};
