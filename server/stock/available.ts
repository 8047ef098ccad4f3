import type { Available } from '#contract/catalogue';

/** The shop's word for its stock (decisions C5): `total` is on-hand less reserved over all branches. */
export const availableOf = (total: number, lowStock: number, quantity = 1): Available => {
  if (total < quantity || total <= 0) return 'NO';
  return total <= lowStock ? 'CO' : 'AV';
};

const steps = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/**
 * The quantity by which a visitor hears whether there is enough: beyond the last units the round number below the
 * asked one, so that nobody counts by asking.
 */
export const roundedForVisitors = (quantity: number, lowStock: number) =>
  Math.max(Math.min(quantity, lowStock + 1), steps.findLast((step) => step <= quantity) ?? 0);

/** Whether there is as much as was wanted, judged by the quantity that may be heard; nothing where that leaves it open. */
export const isEnough = (free: number, wanted: number, heard: number) => {
  if (free < heard) return { hasEnough: false };
  return heard === wanted ? { hasEnough: true } : {};
};

/**
 * A product's stock as visitors see it, as one comparable text: a word for each of `lowStocks`, the settings of the
 * sites, and the branches that have any. `free`: units that can be sold, by branch.
 */
export const seenByVisitors = (free: ReadonlyMap<number, number>, lowStocks: readonly number[]) => {
  const total = [...free.values()].reduce((sum, units) => sum + units, 0);
  const withAny = [...free].filter(([, units]) => units > 0).map(([branchId]) => branchId);
  const words = lowStocks.map((lowStock) => availableOf(total, lowStock));
  return `${words.join('/')} ${withAny.toSorted((a, b) => a - b).join(' ')}`;
};
