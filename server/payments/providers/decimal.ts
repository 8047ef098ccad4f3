/** Cents as providers write an amount: 1234 is '12.34'. */
export const toDecimal = (cents: number): string => (cents / 100).toFixed(2);

/** Cents of an amount as a provider writes it, as a number or a text. NaN where it is none. */
export const toCents = (amount: unknown): number => {
  const value = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  return typeof value === 'number' ? Math.round(value * 100) : Number.NaN;
};
