import { sql } from 'kysely';
import type { Db } from '#server/ctx';

export type VehicleRow = {
  brandId: number;
  model: string;
  engine: string;
  from: number | null;
  to: number | null;
  externalSource: string | null;
  externalId: string | null;
};

type Saved = Omit<VehicleRow, 'externalSource' | 'externalId'> & { id: number };

/** Inserts, or sets the external key of what is there. */
export const upsertVehicles = async (db: Db, rows: readonly VehicleRow[]): Promise<Saved[]> => {
  const { rows: saved } = await sql<Saved>`
    insert into vehicle (brand_id, model, engine, year_from, year_to, external_source, external_id)
    select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r("brandId" bigint, model text, engine text,
      "from" int, "to" int, "externalSource" text, "externalId" text) order by 1, 2, 3, 4, 5
    on conflict (brand_id, model, engine, coalesce(year_from, 0), coalesce(year_to, 0)) do update
      set external_source = coalesce(excluded.external_source, vehicle.external_source),
        external_id = coalesce(excluded.external_id, vehicle.external_id)
    returning id, brand_id as "brandId", model, engine, year_from as "from", year_to as "to"`.execute(db);
  return saved;
};
