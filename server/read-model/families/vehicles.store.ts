import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { isSeen, type Sight } from '../visibility.ts';

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
      'brand.id as brandId',
      'brand.name as brandName',
    ]);

/**
 * A vehicle. Where all that fits it is hidden from who asks, it is hidden too; one that nothing fits is there for everyone.
 */
export const readVehicle = (db: Db, id: number, sight: Sight) =>
  selectVehicles(db)
    .where('vehicle.id', '=', id)
    .where(
      sql<SqlBool>`(exists (select from fitment join product on product.family = fitment.family
        where fitment.vehicle_id = vehicle.id and ${isSeen(sight)})
        or not exists (select from fitment join product on product.family = fitment.family
          where fitment.vehicle_id = vehicle.id))`,
    )
    .executeTakeFirst();

/** All vehicles, or those of these ids. */
export const readVehicleRows = (db: Db, ids?: readonly number[]) =>
  selectVehicles(db)
    .$if(ids !== undefined, (query) => query.where(sql<SqlBool>`vehicle.id = any(${ids ?? []}::bigint[])`))
    .execute();
