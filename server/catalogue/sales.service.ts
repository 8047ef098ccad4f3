import { addSales, subtractSales } from '#server/catalogue/sales.store';
import type { Inside } from '#server/ctx';
import { recordChanges } from '#server/database/changes';
import { shopDay } from '#server/shop-day';

type SoldUnits = { productId: number; quantity: number };

const unitsByProduct = (sold: readonly SoldUnits[]) => {
  const units = new Map<number, number>();
  for (const { productId, quantity } of sold) units.set(productId, (units.get(productId) ?? 0) + quantity);
  return [...units].map(([productId, quantity]) => ({ productId, quantity }));
};

/** Counts units that left the shop at `at` as sales of that day, in the caller's transaction, which holds their stock. */
export const countSales = async (inside: Inside, sold: readonly SoldUnits[], at: Date) => {
  const units = unitsByProduct(sold);
  await addSales(inside.db, units, shopDay(at));
  await recordSales(inside, units);
};

/** Takes back what `countSales` counted at `at`: the units came back. */
export const uncountSales = async (inside: Inside, sold: readonly SoldUnits[], at: Date) => {
  const units = unitsByProduct(sold);
  await subtractSales(inside.db, units, shopDay(at));
  await recordSales(inside, units);
};

const recordSales = (inside: Inside, units: readonly SoldUnits[]) =>
  recordChanges(
    inside.db,
    'sale',
    units.map(({ productId }) => productId),
  );
