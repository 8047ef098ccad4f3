import { sql } from 'kysely';
import type { Transaction } from '#server/ctx';

/** A list of which each owner has a thing once at most, and one default. */
type OwnedList = { table: string; key: string; owner: string };

/** Owners of one thing have the other. Where an owner has both, one row stays, its default if one of them was. */
export const moveOwned = async (
  db: Transaction,
  { table, key, owner }: OwnedList,
  from: string | number,
  to: string | number,
) => {
  const [rows, thing, by] = [sql.table(table), sql.ref(key), sql.ref(owner)];
  const { rows: defaults } = await sql<{ by: number }>`delete from ${rows} as gone using ${rows} as kept
    where gone.${thing} = ${from} and kept.${by} = gone.${by} and kept.${thing} = ${to} and gone.is_default
    returning gone.${by} as "by"`.execute(db);
  await sql`update ${rows} set is_default = true
    where ${thing} = ${to} and ${by} = any(${defaults.map((one) => one.by)}::bigint[])`.execute(db);
  await sql`delete from ${rows} as gone using ${rows} as kept
    where gone.${thing} = ${from} and kept.${by} = gone.${by} and kept.${thing} = ${to}`.execute(db);
  await sql`update ${rows} set ${thing} = ${to} where ${thing} = ${from}`.execute(db);
};
