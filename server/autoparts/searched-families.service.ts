import type { Db } from '#server/ctx';
import { readFamilies, readFamiliesOf, readFamilyCodes, readFitments, readProducts } from './families.store.ts';
import { readVehicleRows } from './vehicles.store.ts';

/** A family as it is stored, with the ids of all its products: what searching reads of it. */
export type StoredFamily = Awaited<ReturnType<typeof readFamilies>>[number] & {
  products: Awaited<ReturnType<typeof readProducts>>;
  fitments: Awaited<ReturnType<typeof readFitments>>;
};
export type StoredVehicle = Awaited<ReturnType<typeof readVehicleRows>>[number];

/** These families whoever may see them, with public products first, then oldest; those that do not exist are left out. */
export const storedFamilies = async (db: Db, codes: readonly string[]): Promise<StoredFamily[]> => {
  const rows = await readFamilies(db, codes);
  const products = Map.groupBy(await readProducts(db, codes, { root: null }), ({ family }) => family);
  const fitments = Map.groupBy(await readFitments(db, codes), ({ family }) => family);
  return rows.map((row) => ({
    ...row,
    products: products.get(row.code) ?? [],
    fitments: fitments.get(row.code) ?? [],
  }));
};

/** The codes of all families that have a product, in pages and in order. */
export const familyCodes = async function* (db: Db, atOnce: number): AsyncGenerator<string[]> {
  let codes = await readFamilyCodes(db, '', atOnce);
  while (codes.length > 0) {
    yield codes;
    codes = await readFamilyCodes(db, codes.at(-1) ?? '', atOnce);
  }
};

/** The families of these products. */
export const familiesOfProducts = (db: Db, ids: readonly number[]): Promise<string[]> => readFamiliesOf(db, ids);

/** All vehicles, or those of these ids. */
export const storedVehicles = (db: Db, ids?: readonly number[]): Promise<StoredVehicle[]> => readVehicleRows(db, ids);
