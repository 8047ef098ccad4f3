import type { SiteSettings } from '#sites/site';

export type ShownPrice = { cents: number; words: 'IVA incluido' | 'más IVA' };

/**
 * A price as this person reads it (decisions U1): with IVA, unless the setting shows companies what they pay before it.
 * `ivaRate` in per cent.
 */
export const shownPrice = (
  cents: number,
  ivaRate: number,
  { plusTax }: Pick<SiteSettings, 'plusTax'>,
  isCompany: boolean,
): ShownPrice =>
  plusTax === 'companies' && isCompany
    ? { cents: Math.round(cents / (1 + ivaRate / 100)), words: 'más IVA' }
    : { cents, words: 'IVA incluido' };
