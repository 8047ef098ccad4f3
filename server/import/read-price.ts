import type { Cell } from './cell.ts';
import { type Decimal, readDecimal, scaled } from './read-number.ts';

const highest = 10_000_000_00n;
const dollars = /^(?:u\$s|us\$|usd|u\$d)\s*|\s*(?:u\$s|us\$|usd|u\$d)$/i;

const readAmount = (text: string): Cell<Decimal> => {
  const number = text.replace(dollars, '');
  if (/^-|^\(.*\)$/.test(number)) return { error: `«${text}» es negativo` };
  if (/[$€]|uyu|pesos/i.test(number)) {
    return { error: `«${text}» no está en dólares: escribí el número solo, o con U$S adelante` };
  }
  return readDecimal(number);
};

const tooHigh = (text: string) => ({ error: `«${text}» es más que 10.000.000` });

/** US dollars, IVA included, as whole cents. */
export const readPrice = (text: string): Cell<number> => {
  const amount = readAmount(text);
  if ('error' in amount) return amount;
  if (amount.value.scale > 2) return { error: `«${text}» tiene más de dos decimales` };
  const cents = scaled(amount.value, 100n);
  return cents > highest ? tooHigh(text) : { value: Number(cents) };
};

/** US dollars without IVA, as they stand: suppliers write up to six decimals. */
export const readNetPrice = (text: string): Cell<Decimal> => {
  const amount = readAmount(text);
  if ('error' in amount) return amount;
  if (amount.value.scale > 6) return { error: `«${text}» tiene más de seis decimales` };
  return scaled(amount.value, 122n) > highest ? tooHigh(text) : amount;
};

/** The price in cents that a price without IVA comes to at a rate of 22, 10 or 0. */
export const withIva = (net: Decimal, rate: number) => Number(scaled(net, BigInt(100 + rate)));
