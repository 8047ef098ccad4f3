import { sql } from 'kysely';
import type { NamedKind, NamedThing } from '#contract/named';
import type { Db, Transaction } from '#server/ctx';
import { moveOwned } from '#server/database/move-owned';
import { spanishOrder } from '#server/database/spanish-order';
import { kinds, type Reference } from '#server/named/kinds';

const tableOf = (kind: NamedKind) => sql.table(kinds[kind].table);

/** How many rows refer to a row of the kind's table. */
const countOf = (kind: NamedKind, counts: Reference['counts']) => {
  const reference = kinds[kind].references.find((one) => one.counts === counts);
  if (!reference) return sql`0`;
  const { table, column } = reference;
  return sql`(select count(*)::int from ${sql.table(table)} as used where used.${sql.ref(column)} = thing.id)`;
};

/** All of a kind by name, or those of these ids, each with what refers to it. */
export const readNamed = async (db: Db, kind: NamedKind, ids?: readonly number[]): Promise<NamedThing[]> => {
  const { hasPicture } = kinds[kind];
  const picture = sql`(select path from image where image.id = thing.image_id)`;
  const { rows } = await sql<NamedThing>`select thing.id, thing.name,
      ${hasPicture ? sql`thing.image_id` : sql`null::bigint`} as "imageId",
      ${hasPicture ? picture : sql`null`} as image,
      ${hasPicture ? sql`coalesce(${picture}, thing.logo)` : sql`null`} as logo,
      ${countOf(kind, 'products')} as products, ${countOf(kind, 'vehicles')} as vehicles,
      ${countOf(kind, 'applications')} as applications, ${countOf(kind, 'companies')} as companies
    from ${tableOf(kind)} as thing
    ${ids ? sql`where thing.id = any(${ids}::bigint[])` : sql``}
    order by ${spanishOrder(sql`thing.name`)}, thing.id`.execute(db);
  return rows;
};

export const readNames = async (db: Db, kind: NamedKind) => {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from ${tableOf(kind)} order by id`.execute(
    db,
  );
  return rows;
};

/** Nobody else changes things of the kind until the transaction ends; imports, which take no such lock, wait for nobody. */
export const lockKind = (db: Transaction, kind: NamedKind) =>
  sql`lock table ${tableOf(kind)} in share update exclusive mode`.execute(db);

/** Keeps things until the transaction ends, once those who store something of them have ended. */
export const lockNamed = (db: Transaction, kind: NamedKind, ids: readonly number[]) =>
  sql`select id from ${tableOf(kind)} where id = any(${ids}::bigint[]) order by id for update`.execute(db);

/** Keeps the products of a brand or provider from others' changes. */
export const lockProductsOf = async (db: Transaction, kind: NamedKind, id: number) => {
  const reference = kinds[kind].references.find(({ table }) => table === 'product');
  if (!reference) return [];
  const { rows } = await sql<{ id: number; code: string }>`select id, code from product
    where ${sql.ref(reference.column)} = ${id} order by id for no key update`.execute(db);
  return rows;
};

export const insertNamed = async (db: Transaction, kind: NamedKind, name: string) => {
  const { rows } = await sql<{ id: number }>`insert into ${tableOf(kind)} (name) values (${name}) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
};

/** A name that is given is nobody's former name any more. */
export const freeName = (db: Transaction, kind: NamedKind, name: string) =>
  sql`update ${tableOf(kind)} set former_names = array_remove(former_names, ${name})
    where ${name} = any(former_names)`.execute(db);

/** Former names that lead to a thing from now on. */
export const addFormerNames = (
  db: Transaction,
  kind: NamedKind,
  id: number,
  { from, name }: { from?: number; name: string },
) =>
  sql`update ${tableOf(kind)} set former_names = former_names || ${name}::text
      || coalesce((select gone.former_names from ${tableOf(kind)} as gone where gone.id = ${from ?? null}), '{}')
    where id = ${id}`.execute(db);

export const updateName = (db: Transaction, kind: NamedKind, id: number, name: string) =>
  sql`update ${tableOf(kind)} set name = ${name} where id = ${id}`.execute(db);

export const updatePicture = (db: Transaction, id: number, imageId: number | null) =>
  db.updateTable('brand').set({ image_id: imageId }).where('id', '=', id).execute();

export const deleteNamed = (db: Transaction, kind: NamedKind, id: number) =>
  sql`delete from ${tableOf(kind)} where id = ${id}`.execute(db);

/** Rows that referred to one refer to the other. */
export const moveReference = async (db: Transaction, { table, column, owner }: Reference, from: number, to: number) => {
  if (owner) return moveOwned(db, { table, key: column, owner }, from, to);
  const touched = table === 'product' ? sql`, updated_at = now()` : sql``;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} ${touched}
    where ${sql.ref(column)} = ${from}`.execute(db);
};

/** Vehicles of a brand, and families with an application of it: by what other processes are told of them. */
export const readPartsOf = async (db: Db, brandId: number) => {
  const vehicles = await db.selectFrom('vehicle').select('id').where('brand_id', '=', brandId).orderBy('id').execute();
  const families = await db
    .selectFrom('fitment')
    .select('family')
    .distinct()
    .where('brand_id', '=', brandId)
    .orderBy('family')
    .execute();
  return { vehicles: vehicles.map(({ id }) => id), families: families.map(({ family }) => family) };
};
