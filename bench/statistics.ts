/** The middle of some numbers, with the smallest and the greatest. */
export type Spread = { median: number; min: number; max: number };

/** The value that a share of the numbers (0.5: half of them) does not exceed. */
export const percentile = (numbers: readonly number[], share: number): number => {
  if (numbers.length === 0) throw new Error('No numbers to take a percentile of.');
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
};

/** The median of an even count lies half-way between the two in the middle. */
export const spreadOf = (numbers: readonly number[]): Spread => {
  if (numbers.length === 0) throw new Error('No numbers to take the median of.');
  const sorted = numbers.toSorted((a, b) => a - b);
  const [below = 0, above = 0] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return { median: (below + above) / 2, min: sorted[0] ?? 0, max: sorted.at(-1) ?? 0 };
};
