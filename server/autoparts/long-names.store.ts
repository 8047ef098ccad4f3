import { sql } from 'kysely';
import type { Db } from '#server/ctx';

type Wanted = { code: string; vehicleId?: number | undefined };

/**
 * Category, maker and the family's applications, the first of them whole, of those of these products that belong to a
 * family; and the wanted vehicle, where another of the applications names it.
 */
export const readFirstApplications = async (db: Db, wanted: readonly Wanted[]) => {
  const { rows } = await sql<{
    code: string;
    categoryName: string;
    brandName: string;
    vehicleBrand: string | null;
    application: string | null;
    model: string | null;
    engine: string | null;
    ownModel: string | null;
    ownEngine: string | null;
    count: number;
  }>`
    select product.code, category.name as "categoryName", maker.name as "brandName", brand.name as "vehicleBrand",
      first.application, vehicle.model, vehicle.engine, own.model as "ownModel", own.engine as "ownEngine",
      (select count(*)::int from fitment where fitment.family = product.family) as count
    from unnest(${wanted.map(({ code }) => code)}::text[], ${wanted.map(({ vehicleId }) => vehicleId ?? null)}::bigint[])
      as wanted (code, vehicle_id)
    join product on product.code = wanted.code
    join category on category.id = product.category_id
    join brand maker on maker.id = product.brand_id
    cross join lateral (select * from fitment where fitment.family = product.family
      order by position, id limit 1) first
    left join vehicle on vehicle.id = first.vehicle_id
    left join brand on brand.id = coalesce(vehicle.brand_id, first.brand_id)
    left join vehicle own on own.id = wanted.vehicle_id and own.id is distinct from first.vehicle_id
      and exists (select from fitment where fitment.family = product.family and fitment.vehicle_id = own.id)`.execute(
    db,
  );
  return rows;
};
