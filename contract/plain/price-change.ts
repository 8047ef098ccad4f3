import { readNumber } from '#contract/plain/read-number';

// Arithmetic of bulk price changes: docs/decisions/010-bulk-changes.md. Free of zod.

/** A price is raised by so many per cent at most. */
export const percentMost = 900;

/** A change of prices in per cent as people type it: `10`, `-12,5 %`. The number is read as `readNumber` does. */
export const readPercent = (text: string): { value: number } | { error: string } => {
  const [, minus, number = ''] = /^([-−]?)\s*(.*?)\s*%?$/.exec(text.trim()) ?? [];
  const read = readNumber(number, { decimals: 2, most: percentMost });
  return 'error' in read || !minus ? read : { value: -read.value };
};

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
