import { type SqlBool, sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';

/** Vehicles as they are stored, of a brand or by number, each with how many families fit it. */
export const readWholeVehicles = (db: Db, by: { brandId: number } | { id: number }) =>
  db
    .selectFrom('vehicle')
    .innerJoin('brand', 'brand.id', 'vehicle.brand_id')
    .select([
      'vehicle.id',
      'vehicle.brand_id as brandId',
      'brand.name as brandName',
      'vehicle.model',
      'vehicle.engine',
      'vehicle.year_from as from',
      'vehicle.year_to as to',
      sql<number>`(select count(distinct family) from fitment where vehicle_id = vehicle.id)::int`.as('families'),
    ])
    .where('id' in by ? sql<SqlBool>`vehicle.id = ${by.id}` : sql<SqlBool>`vehicle.brand_id = ${by.brandId}`)
    .execute();

/** Keeps others from adding or renaming a brand's vehicles meanwhile. False where there is no such brand. */
export const lockBrand = async (db: Transaction, brandId: number) => {
  const { rows } = await sql`select from brand where id = ${brandId} for no key update`.execute(db);
  return rows.length > 0;
};

export const lockVehicle = (db: Transaction, id: number) =>
  sql`select from vehicle where id = ${id} for no key update`.execute(db);

type Named = { brandId: number; model: string; engine: string; from: number | null; to: number | null };

export const updateVehicle = (db: Transaction, id: number, { brandId, model, engine, from, to }: Named) =>
  db
    .updateTable('vehicle')
    .set({ brand_id: brandId, model, engine, year_from: from, year_to: to })
    .where('id', '=', id)
    .execute();
