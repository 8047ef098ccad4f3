import type { Db } from '#server/ctx';
import type { Sight } from '../visibility.ts';
import { readFamilies, readFamiliesOf, readFamilyCodes, readFitments, readProducts } from './families.store.ts';
import { readVehicle, readVehicleRows } from './vehicles.store.ts';

/** A family as it is stored, with the ids of its products. */
export type StoredFamily = Awaited<ReturnType<typeof readFamilies>>[number] & {
  products: Awaited<ReturnType<typeof readProducts>>;
  fitments: Awaited<ReturnType<typeof readFitments>>;
};
export type StoredVehicle = Awaited<ReturnType<typeof readVehicleRows>>[number];

/**
 * These families in any order, with the products that exist for who asks: public ones first, then oldest. Families that
 * do not exist are left out.
 */
export const storedFamilies = async (db: Db, codes: readonly string[], sight: Sight): Promise<StoredFamily[]> => {
  const rows = await readFamilies(db, codes);
  const products = Map.groupBy(await readProducts(db, codes, sight), ({ family }) => family);
  const fitments = await fitmentsOf(db, codes);
  return rows.map((row) => ({
    ...row,
    products: products.get(row.code) ?? [],
    fitments: fitments.get(row.code) ?? [],
  }));
};

/** The applications of these families, in their stored order. */
export const fitmentsOf = async (db: Db, families: readonly string[]) =>
  families.length > 0
    ? Map.groupBy(await readFitments(db, families), ({ family }) => family)
    : new Map<string, never[]>();

/** The codes of all families that have a product, in pages and in order. */
export const familyCodes = async function* (db: Db, atOnce: number): AsyncGenerator<string[]> {
  let codes = await readFamilyCodes(db, '', atOnce);
  while (codes.length > 0) {
    yield codes;
    codes = await readFamilyCodes(db, codes.at(-1) ?? '', atOnce);
  }
};

/** The ids of a family's products that exist for who asks, in the order of `storedFamilies`. */
export const productsOfFamily = async (db: Db, code: string, sight: Sight): Promise<number[]> =>
  (await readProducts(db, [code], sight)).map(({ id }) => id);

/** The families of these products. */
export const familiesOfProducts = (db: Db, ids: readonly number[]): Promise<string[]> => readFamiliesOf(db, ids);

/** All vehicles, or those of these ids. */
export const storedVehicles = (db: Db, ids?: readonly number[]): Promise<StoredVehicle[]> => readVehicleRows(db, ids);

/** A vehicle; undefined where it does not exist for who asks. */
export const storedVehicle = (db: Db, id: number, sight: Sight): Promise<StoredVehicle | undefined> =>
  readVehicle(db, id, sight);
