/** Beyond these characters a text needs more than lower case. */
const simple = /^[ -~]*$/;

const withoutSigns = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[μ]/g, 'u')
    .replace(/ω/g, 'ohm')
    .replace(/×/g, 'x')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss');

/** Lower case without accents; Greek letters and signs of electronics become what people type for them. */
export const plainText = (text: string): string => (simple.test(text) ? text.toLowerCase() : withoutSigns(text));

const nameKey = (name: string) => plainText(name).trim().replace(/\s+/g, ' ');

/** The first thing that has this name, also in other case or without accents; `own` is the id of the one that takes it. */
export const findAlike = <T extends { id: number | string; name: string }>(
  things: readonly T[],
  name: string,
  own?: T['id'],
) => {
  const key = nameKey(name);
  return things.find((one) => one.id !== own && nameKey(one.name) === key);
};

/** The form in which codes and names are compared: plain text, only [a-z0-9]. */
export const plainCode = (text: string): string => plainText(text).replace(/[^a-z0-9]/g, '');

/** An extension behind a phone: 'int. 12', 'interno 12', 'ext 12'. */
const extension = /\s*\b(?:int|ext)[a-zó]*[.:]?\s*\d+\s*$/i;

/** Words that stand before a RUT. */
const label = /^\s*(?:(?:rut|uy)[\s.:-]*)+(?=\d)/i;

/** A phone's digits without the country, with the 0 that is dialled within it. */
const nationalDigits = (text: string) => text.replace(/\D/g, '').replace(/^(00)?598/, '');

/** A phone's digits without what stands for the country. */
export const localDigits = (text: string) => nationalDigits(text).replace(/^0/, '');

/**
 * The local digits of a text that is a number as people write it, without an extension or the words before a RUT, where so
 * many are written at least, a phone's 0 among them; undefined of any other text.
 */
export const writtenNumber = (text: string, least: number) => {
  const number = text.replace(extension, '').replace(label, '');
  const isLong = nationalDigits(number).length >= least;
  return isLong && /^[\d\s().+-]+$/.test(number) ? localDigits(number) : undefined;
};
