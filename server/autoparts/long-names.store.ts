import { sql } from 'kysely';
import type { Db } from '#server/ctx';

/** Category, maker and the family's applications, the first of them whole, of those of these products that belong to a family. */
export const readFirstApplications = async (db: Db, codes: readonly string[]) => {
  const { rows } = await sql<{
    code: string;
    categoryName: string;
    brandName: string;
    vehicleBrand: string | null;
    application: string | null;
    model: string | null;
    engine: string | null;
    count: number;
  }>`
    select product.code, category.name as "categoryName", maker.name as "brandName", brand.name as "vehicleBrand",
      first.application, vehicle.model, vehicle.engine,
      (select count(*)::int from fitment where fitment.family = product.family) as count
    from product
    join category on category.id = product.category_id
    join brand maker on maker.id = product.brand_id
    cross join lateral (select * from fitment where fitment.family = product.family
      order by position, id limit 1) first
    left join vehicle on vehicle.id = first.vehicle_id
    left join brand on brand.id = coalesce(vehicle.brand_id, first.brand_id)
    where product.code = any(${codes}::text[])`.execute(db);
  return rows;
};
