import { ivaWords } from '#contract/plain/iva-split';
import { inPesos } from '#contract/plain/pesos';
import type { SiteSettings } from '#sites/site';

/** `pesos` in cents, where the shop shows them; `first` is the currency that stands large. */
type ShownPrice = {
  cents: number;
  words: string;
  pesos: number | undefined;
  first: 'USD' | 'UYU';
};

type Settings = Pick<SiteSettings, 'plusTax' | 'showUYU' | 'rate'>;

/**
 * A price as this person reads it (decisions U1, U2): with IVA, unless the setting shows companies what they pay before
 * it; in pesos too where the setting says so and there is a rate. `ivaRate` in per cent.
 */
export const shownPrice = (
  price: number,
  ivaRate: number,
  { plusTax, showUYU, rate }: Settings,
  isCompany: boolean,
): ShownPrice => {
  const isPlusTax = plusTax === 'companies' && isCompany;
  const cents = isPlusTax ? Math.round(price / (1 + ivaRate / 100)) : price;
  const pesos = showUYU !== 'off' && rate ? inPesos(cents, rate) : undefined;
  return {
    cents,
    pesos,
    words: isPlusTax ? ivaWords.added : ivaWords.included,
    first: showUYU === 'before' && pesos !== undefined ? 'UYU' : 'USD',
  };
};
