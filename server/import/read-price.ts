import type { Decimal } from '#contract/plain/read-decimal';
import { plainText } from '#server/plain-text';
import type { Cell } from './cell.ts';
import { type Currency, inDollars, inPesos, type Money, type Rate, splitAmount } from './money.ts';
import { readDecimal, scaled } from './read-number.ts';

/** In cents. */
export const highestPrice = 10_000_000_00;
const highest = BigInt(highestPrice);

/** An amount as it is written, and the rate where it is in pesos. */
type Amount = { decimal: Decimal; rate?: Rate };

const readAmount = (text: string, { currency, stated = [], rate }: Money): Cell<Amount> => {
  const { bare, currency: own, isForeign } = splitAmount(text);
  if (/^-|^\(.*\)$/.test(bare)) return { error: `«${text}» es negativo` };
  if (isForeign) return { error: notDollars(text, bareNumber) };
  const all = new Set([...(own ? [own] : []), ...stated]);
  if (all.size > 1) return { error: `«${text}»: la celda, su columna y su fila no dicen la misma moneda` };
  const [used = currency] = all;
  if (used === 'UYU' && !rate) return { error: own ? notDollars(text) : notDollars(`${text} pesos`) };
  const decimal = readDecimal(bare || text);
  if ('error' in decimal) return decimal;
  return { value: { decimal: decimal.value, ...(used === 'UYU' && rate && { rate }) } };
};

const notDollars = (text: string, repair = inPesos) => `«${text}» no está en dólares: ${repair}`;
const bareNumber = 'escribí el número solo, o con U$S adelante';

// Far more than any price shows: what is rounded here is nobody's cent.
const places = 12;

const dollarsOf = ({ decimal, rate }: Amount): Decimal => {
  if (!rate) return decimal;
  const divisor = 10n ** BigInt(decimal.scale) * BigInt(Math.round(rate.value * 10_000));
  return { units: (2n * decimal.units * 10n ** BigInt(places + 4) + divisor) / (2n * divisor), scale: places };
};

const tooHigh = (text: string) => ({ error: `«${text}» es más que 10.000.000` });

/** US dollars, IVA included, as whole cents; pesos at the rate. */
export const readPrice = (text: string, money: Money = inDollars): Cell<number> => {
  const amount = readAmount(text, money);
  if ('error' in amount) return amount;
  if (amount.value.decimal.scale > 2) return { error: `«${text}» tiene más de dos decimales` };
  const cents = scaled(dollarsOf(amount.value), 100n);
  return cents > highest ? tooHigh(text) : { value: Number(cents) };
};

/** US dollars without IVA, as they stand: suppliers write up to six decimals. */
export const readNetPrice = (text: string, money: Money = inDollars): Cell<Decimal> => {
  const amount = readAmount(text, money);
  if ('error' in amount) return amount;
  if (amount.value.decimal.scale > 6) return { error: `«${text}» tiene más de seis decimales` };
  const dollars = dollarsOf(amount.value);
  return scaled(dollars, 122n) > highest ? tooHigh(text) : { value: dollars };
};

/** The price in cents that a price without IVA comes to at a rate of 22, 10 or 0. */
export const withIva = (net: Decimal, rate: number) => Number(scaled(net, BigInt(100 + rate)));

const currencies = new Map<string, Currency>([
  ...['usd', 'us$', 'u$s', 'u$d', 'dolar', 'dolares', 'dolares americanos'].map((name) => [name, 'USD'] as const),
  ...['uyu', '$', '$u', 'uy$', 'peso', 'pesos', 'pesos uruguayos'].map((name) => [name, 'UYU'] as const),
]);

/** The currency of a row's prices. */
export const readCurrency = (text: string): Cell<Currency> => {
  const value = currencies.get(plainText(text).trim());
  return value ? { value } : { error: `«${text}» no es una moneda que la tienda entienda: va USD o UYU` };
};
