import { onFirstUse } from '#contract/plain/on-first-use';

/** Pesos for one dollar, and the day (YYYY-MM-DD, of Montevideo) from which that holds. */
export type Rate = { value: number; date: string };

/** More pesos than any dollar is worth: what is more was typed or read wrong. */
export const rateMost = 9999;

/** Pesos for a dollar that a first rate may be: another currency, or dollars for a peso, is none of them. */
const plausible = { least: 20, most: 100 };
/** By what part of itself a rate may move from one reading to the next. */
const mostChange = 0.1;

/** The values that the rate after this one may have without a doubt. */
export const likelyRates = (rate: Pick<Rate, 'value'> | null) =>
  rate ? { least: rate.value * (1 - mostChange), most: rate.value * (1 + mostChange) } : plausible;

/** From how many days of age on a rate is warned of, and after how many it is no price any more. */
export const rateDays = { warn: 2, most: 4 };

const dayMs = 86_400_000;
// Montevideo is three hours behind UTC the whole year.
const startOf = ({ date }: Rate) => Date.parse(`${date}T00:00:00-03:00`);

/** Whole days that a rate has held; less than 0 where it begins on a later day. */
export const rateAge = (rate: Rate, now: Date): number => Math.floor((now.getTime() - startOf(rate)) / dayMs);

/** When a rate begins to be a price or stops being one, whichever comes next, in milliseconds; undefined where it is over. */
export const rateTurn = (rate: Rate, now: Date): number | undefined =>
  [startOf(rate), startOf(rate) + (rateDays.most + 1) * dayMs].find((turn) => turn > now.getTime());

/** The rate of a site while it is one by which people can be charged (decisions U2). */
export const usableRate = ({ rate }: { rate: Rate | null }, now: Date): Rate | null =>
  rate !== null && rateAge(rate, now) >= 0 && rateAge(rate, now) <= rateDays.most ? rate : null;

const digits = onFirstUse(() => new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2, maximumFractionDigits: 4 }));

/** '$ 40,50 por dólar'. */
export const rateText = ({ value }: Pick<Rate, 'value'>): string => `$ ${digits().format(value)} por dólar`;
