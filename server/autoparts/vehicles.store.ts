import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';
import { isBelow, isSeen, type Sight } from './seen.ts';

const selectVehicles = (db: Db) =>
  db
    .selectFrom('vehicle')
    .innerJoin('brand', 'brand.id', 'vehicle.brand_id')
    .select([
      'vehicle.id',
      'vehicle.model',
      'vehicle.engine',
      'vehicle.year_from as from',
      'vehicle.year_to as to',
      'brand.name as brandName',
    ]);

/** The vehicles of a brand that families seen in a category and below it fit, by model, years and engine. */
export const readVehicles = (db: Db, of: { brandId: number; category: string; sight: Sight }) =>
  selectVehicles(db)
    .where('vehicle.brand_id', '=', of.brandId)
    .where(
      sql<SqlBool>`exists (select from fitment join product on product.family = fitment.family
        where fitment.vehicle_id = vehicle.id and ${isSeen(of.sight)} and ${isBelow(of.category)})`,
    )
    .orderBy(spanishOrder(sql`model`))
    .orderBy('year_from')
    .orderBy('year_to')
    .orderBy('engine')
    .orderBy('vehicle.id')
    .execute();

/** Our ids of another catalogue's vehicles, by their ids there; those that we do not have are left out. */
export const readIdsOfExternal = async (db: Db, source: string, externalIds: readonly string[]) => {
  const rows = await db
    .selectFrom('vehicle')
    .select(['id', sql<string>`external_id`.as('externalId')])
    .where('external_source', '=', source)
    .where(sql<SqlBool>`external_id = any(${externalIds}::text[])`)
    .execute();
  return new Map(rows.map(({ id, externalId }) => [externalId, id]));
};
