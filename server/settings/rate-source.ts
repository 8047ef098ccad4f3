import { rateMost } from '#contract/plain/rate';
import { readWithin } from '#server/read-within';

/** Reads pesos for one dollar where they are published. Throws a sentence where it does not get such a number. */
export type RateSource = () => Promise<number>;

type Where = { url: string; field?: string | undefined };
type How = { fetch?: (url: string, init: RequestInit) => Promise<Response>; timeoutMs?: number };

const bytesMax = 64 * 1024;
const longestMs = 10_000;

/** The daily rate of an address: a number in a field of its JSON, or all that it answers. */
export const openRateSource = (
  { url, field }: Where,
  { fetch = globalThis.fetch, timeoutMs = longestMs }: How = {},
): RateSource => {
  return async () => {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    return asRate(fieldOf((await readWithin(response, bytesMax)).trim(), field));
  };
};

const fieldOf = (text: string, field: string | undefined): unknown => {
  if (field === undefined) return text.replace(/^"(.*)"$/, '$1');
  let value: unknown = JSON.parse(text);
  for (const name of field.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) throw new Error(`no field ${name}`);
    value = (value as Record<string, unknown>)[name];
  }
  return value;
};

/** The rate in a number or its text, which may have a comma, to four decimals. */
const asRate = (value: unknown): number => {
  const isText = typeof value === 'string' && /^\d{1,4}([.,]\d{1,12})?$/.test(value);
  const number = isText ? Number(value.replace(',', '.')) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Error('no number');
  const rounded = Math.round(number * 10_000) / 10_000;
  if (rounded <= 0 || rounded > rateMost) throw new Error('no rate');
  return rounded;
};
