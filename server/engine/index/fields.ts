import type { CodeKind, Worded } from '../catalog-search.ts';
import { codeKinds } from '../catalog-search.ts';
import { contentWords, headTerms, namesakes, numberTerms, purposeTerms, thingTerms } from './name-parts.ts';

/** The texts that words are looked for in, and what a match there is worth. `head` is what the thing is: its name's first word. */
export const textFields: readonly { key: string; weight: number; words: (document: Worded) => string[] }[] = [
  { key: 'head', weight: 10, words: (document) => headTerms(document.name) },
  { key: 'namesake', weight: 9, words: ({ name, codes }) => namesakes(name, codes) },
  { key: 'name', weight: 8, words: (document) => thingTerms(document.name) },
  { key: 'purpose', weight: 7, words: (document) => purposeTerms(document.name) },
  { key: 'number', weight: 6, words: (document) => numberTerms(document.name) },
  { key: 'brand', weight: 5, words: (document) => contentWords(document.brandName) },
  { key: 'category', weight: 5, words: (document) => contentWords(document.categoryName) },
  { key: 'specifications', weight: 2, words: (document) => contentWords(document.specifications) },
  { key: 'description', weight: 1, words: (document) => contentWords(document.description) },
];

/** How a word matched: as a whole (in either number), by its beginning or in the other gender, with a typo. */
export const matchClass = { whole: 4, part: 3, typo: 2 } as const;
/** What the beginning of a code is worth where it may as well be something else: a short one, or a year. */
export const vagueCodeWeight = 20;
/** The beginning of a code is worth more than a word of the name where it can hardly be anything else, less where it can. */
export const codePrefixWeight = (code: string): number => (code.length >= 4 && /\d/.test(code) ? 44 : vagueCodeWeight);
export const wholeCodeWeight = 48;
/** From here on a word's weight says that it stands whole in the name. */
export const nameWeight = 8 * matchClass.whole;
/** From here on a word's weight says that it is what the thing is; typed first it most often is what is wanted. */
export const headWeight = 10 * matchClass.whole;
export const firstWordBonus = 8;
/**
 * What a word says more than others where nothing has all of them, by in how many documents it stands: of 'pinza' and
 * 'pelacables' the second says what is wanted.
 */
export const rarityBonus = (documents: number): number => 3 * Math.max(0, Math.clz32(documents) - 11);
/** Into how many steps the share of a name that the words asked for make up is rounded. */
export const coverageSteps = 8;
/** What popularity adds to that share: a step each from these numbers on. */
export const popularFrom = [9, 99] as const;
/** The beginning of a code counts from this length on. */
export const shortestCodePrefix = 2;

/** A posting is `slot << fieldBits | mask of text fields`; room is left for the fields of autoparts. */
export const fieldBits = 10;
export const fieldMask = (1 << fieldBits) - 1;

/** The bit of a field in a mask. */
export const bitOf = (key: string): number => 1 << textFields.findIndex((field) => field.key === key);

/** The best weight among the fields of a mask, by mask; one more where the name and the category agree on what it is. */
export const weightOfMask = Uint8Array.from({ length: 1 << textFields.length }, (_, mask) => {
  const best = Math.max(0, ...textFields.map((field, at) => (mask & (1 << at) ? field.weight : 0)));
  return mask & bitOf('name') && mask & bitOf('category') ? best + 1 : best;
});

export const kindRank = (kind: CodeKind): number => codeKinds.length - codeKinds.indexOf(kind);

/** A number of 53 bits that differs for different texts. */
export const hashOf = (text: string): number => {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & high) + (low >>> 0);
};

/** A number that changes with anything that words or codes are looked for in. */
export const fingerprint = (document: Worded): number =>
  hashOf(
    [
      document.name,
      document.brandName,
      document.categoryName,
      document.specifications,
      document.description,
      ...document.codes.map((code) => `${code.kind}:${code.raw}`),
    ].join('\u0000'),
  );
