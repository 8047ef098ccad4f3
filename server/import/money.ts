import type { SiteSettings } from '#sites/site';

export type Currency = 'USD' | 'UYU';
export type Rate = NonNullable<SiteSettings['rate']>;
/**
 * `currency`: what prices are in that say none. `stated`: what a cell's column and row say. `rate`: how pesos become
 * dollars; without one they are refused.
 */
export type Money = { currency: Currency; stated?: readonly Currency[]; rate?: Rate | undefined };

export const inDollars: Money = { currency: 'USD' };

/** The choice by which prices in pesos enter, as the panel and the command call it. */
export const inPesos = 'los pesos se convierten eligiendo «Precios sin moneda: Pesos» (con el comando, --moneda UYU)';

const cellSigns: [Currency, RegExp][] = [
  ['USD', /^(?:u\$s|us\$|usd|u\$d)\s*|\s*(?:u\$s|us\$|usd|u\$d)$/i],
  ['UYU', /^(?:\$\s?uy?|uy\$|uyu|pesos|\$)\s*|\s*(?:\$\s?uy?|uy\$|uyu|pesos(?: uruguayos)?|\$)$/i],
];
const labelSigns: [Currency | 'other', RegExp][] = [
  ['USD', /\(?\b(?:u\$s|us\$|usd|u\$d)\)?/gi],
  ['UYU', /\(?(?:\ben )?(?:\$\s?uy?\b|\buy\$|\buyu\b|\bpesos\b(?: uruguayos)?|\$)\)?/gi],
  ['other', /\(?(?:\p{Sc}|\b(?:en )?(?:euros?|eur)\b)\)?/giu],
];
const otherSign = /\p{Sc}|uyu|eur|pesos/iu;

const split = <C extends string>(text: string, signs: readonly [C, RegExp][]) => {
  const found = signs.find(([, sign]) => text.replace(sign, '') !== text);
  return { bare: found ? text.replace(found[1], '') : text, currency: found?.[0] };
};

/** An amount without the sign of its currency, which stands before or after it. `isForeign`: one that no price has here. */
export const splitAmount = (text: string) => {
  const { bare, currency } = split(text, cellSigns);
  return { bare, currency, isForeign: otherSign.test(bare) };
};

/** A header without the currency that it names: «Precio (U$S)», «Precio $», «Precio en pesos». */
export const splitLabel = (label: string) => split(label, labelSigns);

const isDollars = (text: string) => /u\$s|us\$|usd|u\$d/i.test(text);
// In these locales `$` is the US dollar.
const dollarLocale = /^-(?:0*409|en-US)$/i;

const dollars = 'U$S';

/** The currency that the format of a workbook's cell shows: `U$S` for every form of the dollar, `$`, `€`, `EUR`. */
export const formatSign = (code: string): string | undefined => {
  const [shown = ''] = code.split(';');
  const [, sign = '', locale = ''] = /\[\$([^\]-]+)(-[^\]]*)?\]/.exec(shown) ?? [];
  if (sign) return isDollars(sign) || (sign === '$' && dollarLocale.test(locale)) ? dollars : sign.trim();
  const text = shown.replace(/\[[^\]]*\]|[_*].|["\\]/g, '');
  return isDollars(text) ? dollars : /\p{L}*\p{Sc}(?:u\b)?|\b(?:uyu|eur|pesos|euros)\b/iu.exec(text)?.[0];
};
