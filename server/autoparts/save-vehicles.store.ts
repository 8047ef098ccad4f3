import { sql } from 'kysely';
import type { Db, Transaction } from '#server/ctx';
import { spanishOrder } from '#server/database/spanish-order';

export type VehicleRow = {
  brandId: number;
  model: string;
  engine: string;
  from: number | null;
  to: number | null;
  externalSource: string | null;
  externalId: string | null;
};

type Saved = Pick<VehicleRow, 'brandId' | 'model' | 'engine' | 'from' | 'to'> & { id: number };

const given = (
  rows: readonly VehicleRow[],
) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("brandId" bigint,
  model text, engine text, "from" int, "to" int, "externalSource" text, "externalId" text)`;

const sameKey = sql`external_source = r."externalSource" and external_id = r."externalId"`;

/**
 * Calls the vehicles that these external keys know as the rows do. First by a name that nobody can have, so that one may
 * take the name that another of them gives up.
 */
export const nameExternal = async (db: Transaction, rows: readonly VehicleRow[]) => {
  await sql`
    with locked as (select vehicle.id from vehicle join ${given(rows)} on ${sameKey}
      where (brand_id, vehicle.model, vehicle.engine, coalesce(year_from, 0), coalesce(year_to, 0))
        <> (r."brandId", r.model, r.engine, coalesce(r."from", 0), coalesce(r."to", 0))
      order by vehicle.id for no key update of vehicle)
    update vehicle set model = chr(1) || vehicle.id from locked where vehicle.id = locked.id`.execute(db);
  await sql`
    update vehicle set brand_id = r."brandId", model = r.model, engine = r.engine, year_from = r."from", year_to = r."to"
    from ${given(rows)} where ${sameKey} and vehicle.model = chr(1) || vehicle.id`.execute(db);
};

/** Takes the external keys of these vehicles away. */
export const forgetExternal = (db: Transaction, rows: readonly VehicleRow[]) =>
  sql`
    update vehicle set external_source = null, external_id = null from ${given(rows)}
    where (brand_id, vehicle.model, vehicle.engine, coalesce(year_from, 0), coalesce(year_to, 0))
      = (r."brandId", r.model, r.engine, coalesce(r."from", 0), coalesce(r."to", 0))`.execute(db);

/** Inserts, or sets the external key of what is there where the row has one. */
export const upsertVehicles = async (db: Transaction, rows: readonly VehicleRow[]): Promise<Saved[]> => {
  const { rows: saved } = await sql<Saved>`
    insert into vehicle (brand_id, model, engine, year_from, year_to, external_source, external_id)
    select r.* from ${given(rows)} order by 1, 2, 3, 4, 5
    on conflict (brand_id, model, engine, coalesce(year_from, 0), coalesce(year_to, 0)) do update
      set external_source = coalesce(excluded.external_source, vehicle.external_source),
        external_id = coalesce(excluded.external_id, vehicle.external_id)
    returning id, brand_id as "brandId", model, engine, year_from as "from", year_to as "to"`.execute(db);
  return saved;
};

/** Every vehicle as it is stored, by brand, model, years and engine. */
export const readEveryVehicle = (db: Db) =>
  db
    .selectFrom('vehicle')
    .innerJoin('brand', 'brand.id', 'vehicle.brand_id')
    .select([
      'vehicle.id',
      'vehicle.brand_id as brandId',
      'vehicle.model',
      'vehicle.engine',
      'vehicle.year_from as from',
      'vehicle.year_to as to',
      'vehicle.external_source as externalSource',
      'vehicle.external_id as externalId',
    ])
    .orderBy(spanishOrder(sql`brand.name`))
    .orderBy(spanishOrder(sql`model`))
    .orderBy('year_from')
    .orderBy('year_to')
    .orderBy('engine')
    .orderBy('vehicle.id')
    .execute();
