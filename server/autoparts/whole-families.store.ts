import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import type { RelationRow } from './save-families.store.ts';

const among = (column: string, families: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${families}::text[])`;

export const readFamilyCodes = async (db: Db) => {
  const rows = await db.selectFrom('family').select('code').orderBy(sql`code collate "C"`).execute();
  return rows.map(({ code }) => code);
};

export const readWholeFamilies = (db: Db, families: readonly string[]) =>
  db
    .selectFrom('family')
    .select([
      'code as family',
      'description',
      sql<number | null>`height_mm::float`.as('height'),
      sql<number | null>`width_mm::float`.as('width'),
      'system',
    ])
    .where(among('code', families))
    .execute();

export const readOriginalCodes = (db: Db, families: readonly string[]) =>
  db
    .selectFrom('original_code')
    .select(['family', 'code'])
    .where(among('family', families))
    .orderBy('family')
    .orderBy('position')
    .execute();

export const readOwnFitments = (db: Db, families: readonly string[]) =>
  db
    .selectFrom('fitment')
    .select([
      'id',
      'family',
      'vehicle_id as vehicleId',
      'application',
      'brand_id as brandId',
      'year_from as from',
      'year_to as to',
      'qualifier',
      'source',
    ])
    .where(among('family', families))
    .orderBy('family')
    .orderBy('position')
    .orderBy('id')
    .execute();

export const readRelationRows = async (db: Db) => {
  const { rows } = await sql<RelationRow>`
    select family, related, kind from family_relation order by family collate "C", related collate "C"`.execute(db);
  return rows;
};

/** The relations of one family, as it stands in each. */
export const readRelationsOf = async (db: Db, family: string) => {
  const { rows } = await sql<{ kind: 'replaces' | 'replacedBy' | 'equivalent'; family: string }>`
    select kind, family from (
      select kind, related as family from family_relation where family = ${family}
      union all select case kind when 'replaces' then 'replacedBy' else kind end, family
        from family_relation where related = ${family}) near
    order by kind, family collate "C"`.execute(db);
  return rows;
};

const writtenTables = ['family', 'family_relation', 'original_code', 'fitment', 'vehicle'];

/** Lets the database count anew what its plans rest on. */
export const countRows = async (db: Db) => {
  for (const table of writtenTables) await sql`analyze ${sql.table(table)}`.execute(db);
};
