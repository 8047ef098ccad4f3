import type { Rate } from './rate.ts';

// A rate has at most four decimals, so the product of two integers is exact.
const scale = 10_000;

/** US cents in cents of pesos at a rate, half away from zero. */
export const inPesos = (cents: number, rate: Rate): number => {
  const product = BigInt(cents) * BigInt(Math.round(rate.value * scale));
  return Number((product + BigInt(scale / 2)) / BigInt(scale));
};
