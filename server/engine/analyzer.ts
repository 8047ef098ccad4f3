import { plainText } from '#server/plain-text';

const longestWord = 48;

const stopWords = new Set('a al con de del e el en la las los o para por que se un una y'.split(' '));

const units = new Map<string, string>();
for (const names of [
  'v volt volts voltio voltios',
  'mv',
  'kv',
  'a amp amps amper ampere amperes amperio amperios',
  'ma',
  'mah',
  'ah',
  'w watt watts vatio vatios',
  'kw',
  'ohm ohms ohmio ohmios',
  'k',
  'kohm kohms kohmio kohmios',
  'mohm mohms',
  'uf',
  'nf',
  'pf',
  'hz',
  'khz',
  'mhz',
  'ghz',
  'mm milimetro milimetros',
  'cm centimetro centimetros',
  'pulg pulgada pulgadas',
  'm mts metro metros',
  'kg kilo kilos',
  'g gr grs gramo gramos',
  'l lts litro litros',
  'ml',
  'gb',
  'mb',
  'tb',
]) {
  const [unit = '', ...others] = names.split(' ');
  for (const name of [unit, ...others]) units.set(name, unit);
}

export const isUnit = (candidate: string): boolean => units.has(candidate);

const word = /\d+(?:[.,]\d+)?(?:x\d+(?:[.,]\d+)?)+[a-z0-9]*|[a-z]*\d+[.,]\d+[a-z0-9]*|[a-z0-9]+/g;
const numeric = /^\d+(\.\d+)?$/;
const measure = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/** Measures of electricity written as one, as on the label of a power supply. */
const measures = /^(?:\d+(?:v|m?a|m?ah|k?w|[unp]f)){2,}$/;
const hasInches = /["”′]/;
const inches = /(\d) ?(?:["”]|′′)/g;

// With or without it is what tells one part from the next: words of their own, not letters that say nothing.
const airConditioning = /(?<![a-z0-9])(?:(sin) +)?a\/([ac])(?![a-z0-9])/g;

/** Plain text in which what is one word for people is one word. */
export const fold = (text: string): string => {
  const lower = plainText(text);
  const folded = lower.includes('a/') ? lower.replace(airConditioning, '$1a$2') : lower;
  return folded.includes('ohm') ? folded.replace(/(?<=\d ?k) +(?=ohm)/g, '') : folded;
};

const wishes = new Set(
  'original originales barato barata baratos baratas economico economica economicos economicas cheap'.split(' '),
);
/** Whether a word says which of several is liked better, not what is wanted. */
export const isWish = (candidate: string): boolean => wishes.has(candidate);
export const isStopWord = (candidate: string): boolean => stopWords.has(candidate);

/**
 * The words of a text in order, stop words included. A number and its unit are one word however they are
 * written ('12 V', '12v', '12 volts'), except the preposition in '5 a 12 V'.
 */
export const wordsOf = (text: string): string[] => {
  const folded = fold(text);
  const found = (hasInches.test(folded) ? folded.replace(inches, '$1pulg ') : folded).match(word) ?? [];
  const words: string[] = [];
  for (let at = 0; at < found.length; at++) {
    const current = found[at]?.replaceAll(',', '.').slice(0, longestWord) ?? '';
    const next = found[at + 1] ?? '';
    const unit = units.get(next);
    const together = measure.exec(current);
    if (unit && numeric.test(current) && !(next === 'a' && /^\d/.test(found[at + 2] ?? ''))) {
      words.push(current + unit);
      at++;
    } else if (together?.[1] && together[2]) words.push(together[1] + (units.get(together[2]) ?? together[2]));
    else if (measures.test(current)) words.push(...(current.match(/\d+[a-z]+/g) ?? []));
    else words.push(current);
  }
  return words;
};

/** Short letters and the number after them written as one ('nema 17' as 'nema17'), which is how half the people write them. */
export const joinedName = (letters: string, number: string): string | undefined =>
  /^[a-z]{2,4}$/.test(letters) && /^\d+$/.test(number) && !stopWords.has(letters) ? letters + number : undefined;

/** Removes the plural. 'cable' and 'cables' meet in 'cabl', 'luz' and 'luces' in 'luz'; words with digits stay. */
export const singular = (plain: string): string => {
  if (plain.length < 3 || /\d/.test(plain)) return plain;
  if (plain.length > 4 && plain.endsWith('ces')) return `${plain.slice(0, -3)}z`;
  if (plain.length > 3 && plain.endsWith('ce')) return `${plain.slice(0, -2)}z`;
  if (plain.length > 3 && /[^aeious]es$/.test(plain)) return plain.slice(0, -2);
  if (plain.length > 4 && plain.endsWith('ses')) return plain.slice(0, -2);
  if (plain.length > 3 && /[^s]s$/.test(plain)) return plain.slice(0, -1);
  if (/[^aeiou]e$/.test(plain)) return plain.slice(0, -1);
  return plain;
};

/** A light Spanish stem: singular, and the same for both genders ('rojas' and 'rojo' meet in 'roj'). */
export const stem = (plain: string): string => {
  const one = singular(plain);
  return one.length > 3 && !/\d/.test(one) && /[^aeiou][ao]$/.test(one) ? one.slice(0, -1) : one;
};
