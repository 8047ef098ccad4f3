import type { Currency } from './money-text.ts';
import { inPesos } from './pesos.ts';
import type { Rate } from './rate.ts';

type Settings = { showUYU: 'off' | 'beside' | 'before'; rate: Rate | null };

/** The price of `cents` US cents, IVA included, in the currency that stands first on the shop's pages; in its cents. */
export const publicPrice = (cents: number, { showUYU, rate }: Settings): { cents: number; currency: Currency } =>
  showUYU === 'before' && rate ? { cents: inPesos(cents, rate), currency: 'UYU' } : { cents, currency: 'USD' };
