const symbols = { USD: 'U$S', UYU: '$' };
export type Currency = keyof typeof symbols;

/** An amount in cents as people write it here: 123450 → 'U$S 1.234,50'. */
export const moneyText = (cents: number, currency: Currency = 'USD') => {
  const digits = String(Math.abs(Math.round(cents))).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${cents < 0 ? '−' : ''}${symbols[currency]} ${whole},${digits.slice(-2)}`;
};
