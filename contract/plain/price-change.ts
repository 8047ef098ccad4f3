// A change of many prices applied to one: docs/decisions/010-bulk-changes.md. Free of zod.

/** Steps that a price is rounded to, in cents. */
export const roundings = [1, 10, 50, 100, 500, 1000] as const;

/** A price in cents by so many per cent (two decimals), to the nearest step. One on request stays so; no other becomes one. */
export const priceByPercent = (price: number, percent: number, step: number = 1): number => {
  if (price === 0) return 0;
  const exact = price * (10_000 + Math.round(percent * 100));
  return Math.max(step, Math.floor(exact / (10_000 * step) + 0.5) * step);
};

/** Whether a price in cents becomes another by more than half of it; one on request becomes any. */
export const isBigChange = (from: number, to: number) => Math.abs(to - from) * 2 > from && from > 0;
