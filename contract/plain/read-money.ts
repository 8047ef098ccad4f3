import { readDecimal } from '#contract/plain/read-decimal';

const signs: Record<string, RegExp> = {
  USD: /^(?:u\$s|us\$|u\$d|usd)|(?:u\$s|us\$|u\$d|usd)$/i,
  UYU: /^(?:\$u?|uyu)|(?:\$u?|uyu)$/i,
};
const highest = 10_000_000_00n;

/**
 * An amount as people type or paste it, in cents: the marks are read as `readDecimal` does, the currency's sign may stand
 * before or after it. Nothing is null. `error`: a Spanish sentence.
 */
export const readMoney = (text: string, currency = 'USD'): { cents: number | null } | { error: string } => {
  const bare = text
    .trim()
    .replace(signs[currency] ?? '', '')
    .trim();
  if (bare === '') return { cents: null };
  if (currency === 'USD' && /\$|uyu|peso/i.test(bare)) return { error: `«${text.trim()}» no está en dólares` };
  if (!/\d/.test(bare) || /[^\d.,\s]/.test(bare)) return { error: 'Escribí un importe, como 1.234,50' };
  // One may be on the way to the cents.
  const read = readDecimal(bare.replace(/^(\d[\d. ]*),$/, '$1'));
  if ('error' in read) return read;
  const { units, scale } = read.value;
  if (scale > 2) return { error: `«${bare}» tiene más de dos decimales` };
  const cents = units * 10n ** BigInt(2 - scale);
  return cents > highest ? { error: `«${bare}» es más que 10.000.000` } : { cents: Number(cents) };
};
