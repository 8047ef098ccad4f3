import { sql } from 'kysely';
import type { Transaction } from '#server/ctx';

const json = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::jsonb`;

type FamilyRow = {
  family: string;
  description?: string;
  height?: number | null;
  width?: number | null;
  system?: string | null;
};

/** Inserts the families, or changes what the rows name of them. */
export const upsertFamilies = async (db: Transaction, rows: readonly FamilyRow[]) => {
  const own = rows.map(({ family, description, height, width, system }) => ({
    given: { description, height, width, system },
    family,
  }));
  await sql`
    insert into family (code) select family from jsonb_to_recordset(${json(own)}) as r(family text) order by family
    on conflict (code) do nothing`.execute(db);
  await sql`
    update family set updated_at = now(),
      description = coalesce(given ->> 'description', description),
      height_mm = case when given ? 'height' then (given ->> 'height')::numeric else height_mm end,
      width_mm = case when given ? 'width' then (given ->> 'width')::numeric else width_mm end,
      system = case when given ? 'system' then nullif(given ->> 'system', '') else system end
    from jsonb_to_recordset(${json(own)}) as r(family text, given jsonb)
    where code = any(${own.map(({ family }) => family)}::text[]) and code = r.family and given <> '{}'`.execute(db);
};

/** Keeps others from writing the lists of these families meanwhile: two that replace one would leave both. */
export const lockFamilies = (db: Transaction, families: readonly string[]) =>
  sql`select from family where code = any(${families}::text[]) order by code collate "C" for no key update`.execute(db);

type CodeRow = { family: string; code: string; plain: string; position: number };

export const replaceOriginalCodes = async (db: Transaction, families: readonly string[], rows: readonly CodeRow[]) => {
  if (families.length === 0) return;
  await sql`delete from original_code where family = any(${families}::text[])`.execute(db);
  await sql`insert into original_code (family, code, plain, position)
    select * from jsonb_to_recordset(${json(rows)}) as r(family text, code text, plain text, position int)`.execute(db);
};

export type FitmentRow = {
  /** That of the row which it takes the place of; null makes a new one. */
  id: number | null;
  family: string;
  position: number;
  vehicleId: number | null;
  application: string | null;
  brandId: number | null;
  from: number | null;
  to: number | null;
  qualifier: string;
  source: string;
};

export const replaceFitments = async (db: Transaction, families: readonly string[], rows: readonly FitmentRow[]) => {
  if (families.length === 0) return;
  await sql`delete from fitment where family = any(${families}::text[])`.execute(db);
  await sql`
    insert into fitment (id, family, position, vehicle_id, application, brand_id, year_from, year_to, qualifier, source)
    overriding system value
    select coalesce(id, nextval(pg_get_serial_sequence('fitment', 'id'))), family, position, "vehicleId", application,
      "brandId", "from", "to", qualifier, source
    from jsonb_to_recordset(${json(rows)}) as r(id bigint, family text, position int, "vehicleId" bigint, application text,
      "brandId" bigint, "from" int, "to" int, qualifier text, source text)`.execute(db);
};

export type RelationRow = { family: string; related: string; kind: 'replaces' | 'equivalent' };

/** Relations that replace these families stay: the other side says them. */
export const replaceRelations = async (db: Transaction, families: readonly string[], rows: readonly RelationRow[]) => {
  if (families.length === 0) return;
  await sql`delete from family_relation where family = any(${families}::text[])
    or (kind = 'equivalent' and related = any(${families}::text[]))`.execute(db);
  await sql`
    insert into family_relation (family, related, kind)
    select distinct case kind when 'equivalent' then least(family collate "C", related collate "C") else family end,
      case kind when 'equivalent' then greatest(family collate "C", related collate "C") else related end, kind
    from jsonb_to_recordset(${json(rows)}) as r(family text, related text, kind text)`.execute(db);
};

/** Takes relations away, and adds others in place of what their pairs had; families that are still to come are made. */
export const changeRelations = async (
  db: Transaction,
  removed: readonly RelationRow[],
  added: readonly RelationRow[],
) => {
  const given = (rows: readonly RelationRow[]) =>
    sql`jsonb_to_recordset(${json(rows)}) as r(family text, related text, kind text)`;
  await sql`
    delete from family_relation old using ${given(removed)}
    where old.family = r.family and old.related = r.related and old.kind = r.kind`.execute(db);
  if (added.length === 0) return;
  await sql`
    delete from family_relation old using ${given(added)}
    where (old.family, old.related) in ((r.family, r.related), (r.related, r.family))`.execute(db);
  await sql`
    insert into family (code) select distinct code from ${given(added)}, unnest(array[family, related]) as code
    order by code on conflict (code) do nothing`.execute(db);
  await sql`insert into family_relation (family, related, kind) select family, related, kind from ${given(added)}`.execute(
    db,
  );
};
