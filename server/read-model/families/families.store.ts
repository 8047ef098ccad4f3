import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/ctx';
import { isSeen, type Sight } from '../visibility.ts';

const among = (column: string, families: readonly string[]) =>
  sql<SqlBool>`${sql.ref(column)} = any(${families}::text[])`;

/** The next families by code that a product names: out of the products' index, from there on. */
export const readFamilyCodes = async (db: Db, after: string, count: number): Promise<string[]> => {
  const { rows } = await sql<{ code: string }>`
    select distinct family as code from product where family > ${after} order by family limit ${count}`.execute(db);
  return rows.map(({ code }) => code);
};

/** The families that these products name. */
export const readFamiliesOf = async (db: Db, productIds: readonly number[]): Promise<string[]> => {
  const { rows } = await sql<{ family: string }>`select distinct family from product
    where id = any(${productIds}::bigint[]) and family is not null`.execute(db);
  return rows.map(({ family }) => family);
};

/** The families' own facts, in any order; measures in mm. */
export const readFamilies = (db: Db, families: readonly string[]) =>
  db
    .selectFrom('family')
    .select([
      'code',
      'description',
      sql<number | null>`height_mm::float`.as('height'),
      sql<number | null>`width_mm::float`.as('width'),
      'system',
      sql<{ code: string }[]>`coalesce((select json_agg(json_build_object('code', original_code.code) order by position)
        from original_code where original_code.family = family.code), '[]')`.as('originalCodes'),
    ])
    .where(among('code', families))
    .execute();

/** The products of these families that exist for who asks: public before hidden, then oldest first. */
export const readProducts = (db: Db, families: readonly string[], sight: Sight) =>
  db
    .selectFrom('product')
    .select([
      'id',
      sql<string>`family`.as('family'),
      sql<
        { key: string; value: string }[]
      >`coalesce((select json_agg(json_build_object('key', key, 'value', value) order by position, id)
        from product_specification where product_id = product.id and key in ('Alto', 'Ancho', 'Sistema')), '[]')`.as(
        'specifications',
      ),
    ])
    .where(among('family', families))
    .where(isSeen(sight))
    .orderBy('is_public', 'desc')
    .orderBy('id')
    .execute();

/** Applications of the families, in their stored order. The years are those of fitment and vehicle both. */
export const readFitments = (db: Db, families: readonly string[]) =>
  db
    .selectFrom('fitment')
    // The limit keeps the database from reading all vehicles for the ten of a family, which it takes for cheaper.
    .leftJoinLateral(
      (query) =>
        query.selectFrom('vehicle').selectAll().whereRef('id', '=', 'fitment.vehicle_id').limit(1).as('vehicle'),
      (join) => join.onTrue(),
    )
    .leftJoin('brand', (join) => join.on(sql<SqlBool>`brand.id = coalesce(vehicle.brand_id, fitment.brand_id)`))
    .select([
      'fitment.family',
      'fitment.application',
      'fitment.vehicle_id as vehicleId',
      'model',
      'engine',
      'brand.id as brandId',
      'brand.name as brandName',
      'fitment.qualifier',
      'fitment.source',
      sql<number | null>`greatest(fitment.year_from, vehicle.year_from)`.as('from'),
      sql<number | null>`least(fitment.year_to, vehicle.year_to)`.as('to'),
    ])
    .where(among('family', families))
    .orderBy('family')
    .orderBy('fitment.position')
    .orderBy('fitment.id')
    .execute();
